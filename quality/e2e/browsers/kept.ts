import { type Start } from './browsers';
import { type Running } from './tab';

/** One kind of browser, started on first use and reused: starting one costs more than most checks. */
export interface Kept {
  readonly running: () => Promise<Running>;
  /** Stops the running browser. The next check starts another one. */
  readonly stop: () => Promise<void>;
}

export function kept(start: Start): Kept {
  let started: Promise<Running> | undefined;
  return {
    running: () => (started ??= start()),
    stop: async () => {
      const last = started;
      started = undefined;
      await last?.then(({ close }) => close()).catch(() => undefined);
    },
  };
}
