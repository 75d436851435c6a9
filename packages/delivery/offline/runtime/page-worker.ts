import type { Loader } from './load';

/** Returns a `Worker` that runs in the page, because a file may not start one. Same messages, same order. */
export const pageWorker = (root: string, load: Loader['load'], defined: Loader['defined']) =>
  class extends EventTarget {
    readonly #inside = new EventTarget();
    readonly #ready: Promise<void>;

    constructor(address: URL) {
      super();
      const file = address.href.slice(root.length);
      this.#ready = load(file).then(() => this.#run(file, {}));
      this.#ready.catch(() => this.dispatchEvent(new Event('error', { cancelable: true })));
    }

    postMessage(data: unknown): void {
      this.#ready.then(
        () => this.#inside.dispatchEvent(new MessageEvent('message', { data })),
        // The constructor reports a file that does not load.
        () => undefined,
      );
    }

    #run(file: string, scope: object): void {
      const code = defined.get(file);
      if (code === undefined) throw new TypeError(`${file} is not in the offline copy`);
      code(
        scope,
        scope,
        this.#inside.addEventListener.bind(this.#inside),
        (data) => void setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data }))),
        (part) => this.#run(part.slice(root.length), scope),
      );
    }
  };
