import type { ErrorsBook, EventsBook, FunctionsBook, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { indexEvents, selectorOf } from '../book/functions';
import { namesAt } from '../book/places';
import { keyIn, named, type Named } from '../calldata/named';
import { privateKey } from '../warnings/private-key';
import type { Warning } from '../warnings/warning';

interface Books {
  readonly errors: ErrorsBook;
  readonly functions: FunctionsBook;
  readonly events: EventsBook;
  readonly places: PlacesBook;
}

/** Description of an input that is no error. */
export interface NoError {
  readonly named: string;
  readonly warnings: readonly Warning[];
  readonly summary: string;
}

const isTopic = ({ kind }: Named): boolean => kind === 'word' || kind === 'hash';

/** Whether the input may be an event's topic, so that events are needed. */
export function mayBeTopic(text: string): boolean {
  const plain = named(text);
  return plain !== null && isTopic(plain);
}

/** Recognises hashes, topics, addresses and calldata, which are no errors. */
export function noError(books: Books, text: string): NoError | null {
  const plain = named(text);
  if (plain !== null && plain.kind !== 'signature' && plain.kind !== 'signed') {
    const events = isTopic(plain)
      ? [
          ...new Set(
            (indexEvents(books.events).get(plain.value) ?? []).map(
              ({ contract, signature }) => `${signature} of ${contract}`,
            ),
          ),
        ]
      : [];
    if (events.length > 0)
      return {
        named: `The topic of an event: ${events.join('; ')}. Paste the log into the calldata explainer.`,
        warnings: [],
        summary: 'The topic of an event, not an error.',
      };
    if (plain.kind === 'address') {
      const names = namesAt(books.places, plain.value);
      const where = names.length === 0 ? 'unknown in the address book' : names.join('; ');
      return { named: `An address, not an error: ${where}.`, warnings: [], summary: 'An address, not an error.' };
    }
    return {
      named: plain.lines.join(' '),
      warnings: plain.kind === 'word' ? [privateKey()] : [],
      summary: 'A value of 32 bytes or a link, not an error.',
    };
  }
  const data = /^0x[0-9a-f]{8}(?:[0-9a-f]{2})*$/i.exec(text)?.[0].toLowerCase();
  if (data === undefined || (data.length - 10) % 64 !== 0) return null;
  const selector = data.slice(0, 10);
  if (books.errors.errors.some((error) => selectorOf(error) === selector)) return null;
  const called = functionsWith(books, selector);
  if (called === '') return null;
  return {
    named: `Calldata, not an error: it calls ${called}. The calldata explainer reads it.`,
    warnings: [],
    summary: 'Calldata, no error.',
  };
}

const SENT = /\btransactionHash["']?\s{0,4}[:=]\s{0,4}["']?(0x[0-9a-f]{64})(?![0-9a-f])/;

/** What an input is in which no error was found: it has a key, or it is a receipt. */
export function withoutError(text: string): NoError | null {
  const key = keyIn(text);
  if (key !== null)
    return { named: key.lines.join(' '), warnings: [privateKey()], summary: 'A value of 32 bytes, not an error.' };
  const hash = SENT.exec(text)?.[1];
  if (hash === undefined) return null;
  const summary = 'A receipt or a log, not an error: it has no reason.';
  return { named: `To find the reason, paste the hash of the transaction: tx ${hash}`, warnings: [], summary };
}

/** `depositETH of PufferVaultV5`; empty for an unknown selector. */
export function functionsWith({ functions }: Pick<Books, 'functions'>, selector: string): string {
  const owners = Object.entries(functions).filter(([, items]) => items.some((item) => selectorOf(item) === selector));
  const name = owners[0]?.[1].find((item) => selectorOf(item) === selector)?.name;
  return name === undefined ? '' : `${name} of ${owners.map(([contract]) => contract).join(', ')}`;
}
