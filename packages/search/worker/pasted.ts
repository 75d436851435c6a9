import type { Entry } from './catalog';
import { findHex, orderMatches, withoutHex, type HexFind } from './hex-stage';
import type { HexMatch, HexTable } from './hex-table';
import type { MessageStage } from './message-stage';
import type { Note } from './protocol';
import { parseQuery } from './query';

/** Pasted values and messages in a query. */
export interface Pasted {
  readonly entries: readonly Entry[];
  /** The value that an entry matched. */
  readonly values: ReadonlyMap<Entry, HexMatch>;
  /** What the values are; null where the entries say it. */
  readonly note: Note | null;
  /** Whether the zero address is among them. */
  readonly zero: boolean;
  /** Whether a value or a message is known in full, not only its beginning. */
  readonly isWhole: boolean;
}

/** Returns the meaning of pasted values and messages; null for a query without them. */
export function findPasted(table: HexTable, messages: MessageStage, raw: string): Pasted | null {
  const finds = findHex(table, raw);
  const named = messages.find(
    raw,
    finds.flatMap(({ reverts }) => reverts),
  );
  if (finds.length === 0 && named.length === 0) return null;
  const matches = orderMatches(finds);
  const words = parseQuery(withoutHex(raw)).words.map(({ key }) => key);
  const isNamed = ({ record: { chain } }: Entry): boolean => chain !== '' && words.includes(chain.toLowerCase());
  const entries = [...new Set([...named, ...matches.map(({ entry }) => entry)])].sort(
    (a, b) => Number(isNamed(b)) - Number(isNamed(a)),
  );
  return {
    entries,
    values: new Map(matches.map((match) => [match.entry, match])),
    note: noteOf(finds, entries.length > 0),
    zero: finds.some(({ zero }) => zero),
    isWhole:
      named.length > 0 ||
      finds.some(({ value, matches }) => matches.some((match) => match.value.toLowerCase() === value.toLowerCase())),
  };
}

/** An unknown value needs no note next to results. */
const noteOf = (finds: readonly HexFind[], found: boolean): Note | null =>
  finds.find(
    ({ note, matches, reverts, zero }) => note !== null && !(found && matches.length + reverts.length === 0 && !zero),
  )?.note ?? null;
