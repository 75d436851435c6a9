import type { Item, Part } from './batch';
import type { ComposerBooks } from './books';

/** A call that lacks nothing but, at most, the least that its caller accepts. */
export interface EditedMinimum {
  readonly chain: string;
  readonly item: Item;
  /** Of the minimum in the form. */
  readonly path: string;
  /** What the field holds, in base units; null while it holds no number. */
  readonly held: bigint | null;
}

/** The minimum of the call that is edited; null for a call without one, and while other fields are missing. */
export function editedMinimum(
  { minimums }: Pick<ComposerBooks, 'minimums'>,
  chain: string,
  item: Item | undefined,
  part: Pick<Part, 'subject' | 'reading'> | undefined,
): EditedMinimum | null {
  if (item === undefined || part?.subject == null || part.subject.kind === 'raw' || part.reading === null) return null;
  const { subject, reading } = part;
  const names = minimums[subject.kind === 'method' ? subject.method.contract : subject.contract]?.split(' ');
  // Every number of a form has a hint.
  const path = [...reading.hints.keys()].find((each) => names?.includes(each.replace(/.*\./, '')));
  if (path === undefined || [...reading.problems.keys()].some((each) => each !== path)) return null;
  const held = reading.values.get(path);
  return { chain, item, path, held: typeof held === 'bigint' ? held : null };
}
