import type { Request, Response, SearchAnswer, Stage } from '../worker/protocol';

type Waiting = (answer: SearchAnswer) => void;

export interface Question {
  readonly query: string;
  readonly limit: number;
  /** Context of the results page; '' for everything. */
  readonly ctx: string;
}

/** The page's end of the worker. One per page load, made on first use. */
class SearchClient {
  #worker: Worker | null = null;
  #stage: Stage = 'loading';
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<() => void>();

  readonly stage = (): Stage => this.#stage;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the worker and the load; after a failure it tries again. Calls in between change nothing. */
  load(base: string): void {
    if (this.#worker === null || this.#stage === 'failed') this.retry(base);
  }

  /** Loads what is not there yet. */
  retry(base: string): void {
    this.#enter('loading');
    this.#send({ type: 'load', base });
  }

  /** Answer to a question; only asked once the stage allows it. */
  ask(question: Question): Promise<SearchAnswer> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ type: 'query', id, ...question });
    });
  }

  #send(request: Request): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      if (data.type === 'stage') return this.#enter(data.stage);
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
    });
    // The script itself could not be loaded: the next try needs a new worker.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#worker = null;
      this.#enter('failed');
    });
    return worker;
  }

  #enter(stage: Stage): void {
    this.#stage = stage;
    for (const listener of this.#listeners) listener();
  }
}

export const searchClient = new SearchClient();
