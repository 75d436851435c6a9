import { type Start } from './browsers';
import { type Running } from './tab';

/** One kind of browser, started on first use and reused: starting one costs more than most checks. */
export interface Kept {
  /** Returns the running browser; false: the one without JavaScript. */
  readonly running: (scripts: boolean) => Promise<Running>;
  /** Stops the running browsers. The next check starts another one. */
  readonly stop: () => Promise<void>;
}

export function kept(start: Start): Kept {
  const started = new Map<boolean, Promise<Running>>();
  return {
    running: (scripts) => {
      const running = started.get(scripts) ?? start(scripts);
      started.set(scripts, running);
      return running;
    },
    stop: async () => {
      const all = [...started.values()];
      started.clear();
      for (const running of all) await running.then(({ close }) => close()).catch(() => undefined);
    },
  };
}
