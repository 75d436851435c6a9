/** Work in small steps, with its result at the end. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Steps that a page takes before it lets the browser draw and hear the reader. */
export const SLICE = 10;

/** Takes all steps at once. */
export function drained<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * Takes the steps in slices, each in a task of its own. `pause` comes between two of them, with the number of steps so far;
 * false ends the work. Null when it was ended.
 */
export async function sliced<Result>(
  steps: Steps<Result>,
  pause: (taken: number) => Promise<boolean>,
): Promise<Result | null> {
  for (let taken = 0; ;) {
    for (let step = 0; step < SLICE; step++) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
    taken += SLICE;
    if (!(await pause(taken))) return null;
  }
}
