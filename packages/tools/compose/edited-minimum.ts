import type { Item, Part } from './batch';
import type { ComposerBooks } from './books';

/** A call that lacks nothing but, possibly, its minimum. */
export interface EditedMinimum {
  readonly chain: string;
  readonly item: Item | undefined;
  readonly part: Pick<Part, 'reading'>;
  /** Of the minimum in the form. */
  readonly path: string;
}

/** The path of the minimum of a call; undefined for a call without one, and while other fields are missing. */
export function minimumPath(
  { minimums }: Pick<ComposerBooks, 'minimums'>,
  reading: Part['reading'],
): string | undefined {
  // Every number of a form has a hint.
  const path = [...(reading?.hints.keys() ?? [])].find((each) => minimums.includes(each.replace(/.*\./, '')));
  return [...(reading?.problems.keys() ?? [])].every((each) => each === path) ? path : undefined;
}
