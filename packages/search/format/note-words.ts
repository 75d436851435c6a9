import type { Note } from '../worker/protocol';
import { shorten } from './shorten';

/** Words a note. `found`: whether there are hits; without them the text says so first. */
export function noteWords(note: Note | null, found: boolean): string {
  if (note === null) return '';
  const words = sentence(note);
  return found ? words : `No results: ${words}`;
}

function sentence(note: Note): string {
  switch (note.kind) {
    case 'value':
      return note.text;
    case 'absent':
      return `${doNotOccur(note.words)}.${note.nearest ? ' These are the nearest answers.' : ''}`;
    case 'unanswered':
      return ['these docs do not seem to answer this', ...(note.words.length > 0 ? [doNotOccur(note.words)] : []), '']
        .join('. ')
        .trim();
  }
}

const doNotOccur = (words: readonly string[]): string =>
  `${words.map((word) => `“${shorten(word)}”`).join(', ')} ${words.length === 1 ? 'does' : 'do'} not occur in these docs`;
