/** Work in small steps, which ends with its result. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Number of steps after which a page lets the browser draw and handle input. */
export const SLICE = 10;

/** Runs all steps at once. */
export function drained<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * Runs the steps in slices, each in its own task. `pause` is called between two slices with the number of steps so far;
 * false stops the work. Null when it was stopped.
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
