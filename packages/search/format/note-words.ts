import type { StandardRevert } from '@sdk-docs/tools/errors/standard';
import type { Note } from '../worker/protocol';
import { shorten } from './shorten';

/** Returns the text of a note. `found`: whether there are hits; without them the text says so first. */
export function noteWords(note: Note | null, found: boolean): string {
  if (note === null) return '';
  const words = sentence(note);
  return found ? words : `No results: ${words}`;
}

function sentence(note: Note): string {
  switch (note.kind) {
    case 'absent':
      return `${doNotOccur(note.words)}.${note.nearest ? ' These are the nearest answers.' : ''}`;
    case 'unanswered':
      return ['these docs do not seem to answer this', ...(note.words.length > 0 ? [doNotOccur(note.words)] : []), '']
        .join('. ')
        .trim();
    case 'zero':
      return 'The zero address has no contract. The SDK stores it for what is not deployed on a chain.';
    case 'unknown':
      return `${beginning(note.value)} is not in the SDK's ABIs, and these docs name no such address.`;
    case 'unknown-topic':
      return "This 32-byte value is not in the SDK's ABIs: no event has this topic.";
    case 'named-by-texts':
      return "Not in the SDK's ABIs and tables of addresses: these texts name it.";
    case 'outside':
      return `${note.name} is not in the SDK's ABIs: ${note.owner} ${note.what === 'event' ? 'emits' : 'raises'} it.`;
    case 'standard-revert':
      return revertWords(note.revert);
    case 'calldata':
    case 'revert-data': {
      const data = note.kind === 'calldata' ? 'Calldata' : 'Revert data';
      return `${data}: ${note.name}${types(note.detail)} and ${note.words} ${note.words === 1 ? 'word' : 'words'} of arguments`;
    }
  }
}

/** Number of characters of a text in pasted data that are quoted. */
export const LONGEST_TEXT = 200;

function revertWords({ kind, value, extra }: StandardRevert): string {
  if (value === null)
    return `${kind === 'text' ? 'Error(string)' : 'Panic(uint256)'} that cannot be read: the end is missing`;
  const said =
    kind === 'text'
      ? `Error(string): "${value.slice(0, LONGEST_TEXT)}"`
      : `Panic(${value}), raised by the compiler's own checks`;
  return extra === 0 ? said : `${said}. Not all bytes belong to it.`;
}

const beginning = (value: string): string => (value.length > 24 ? `${value.slice(0, 12)}…` : value);

/** Parameters without their names. */
const types = (detail: string): string => detail.replace(/(\w+(?:\[\])*)(?: \w+)?(?=[,)])/g, '$1');

const doNotOccur = (words: readonly string[]): string =>
  `${words.map((word) => `“${shorten(word)}”`).join(', ')} ${words.length === 1 ? 'does' : 'do'} not occur in these docs`;
