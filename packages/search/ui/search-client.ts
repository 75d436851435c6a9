import {
  searchedPart,
  type Request,
  type Response,
  type SearchAnswer,
  type SearchHit,
  type Stage,
} from '../worker/protocol';
import { nearPages } from './near-pages';

export interface Question {
  readonly query: string;
  readonly limit: number;
  /** Context of the results page; '' without one. */
  readonly ctx: string;
}

/** A question and the callback for its answer. */
interface Asked {
  readonly question: Question;
  readonly take: (answer: SearchAnswer, more: boolean) => void;
  /** Receives the hits of the answer again, with their texts. */
  readonly takeLines: (hits: readonly SearchHit[]) => void;
}

/**
 * The page's side of the worker, created on first use and kept for the page load. The worker has one question at a
 * time. Questions that are dropped while waiting never reach it, however fast the reader types.
 */
export class SearchClient {
  #worker: Worker | null = null;
  #stage: Stage = 'loading';
  #next = 0;
  #asked: Asked | null = null;
  /** The last answered question, whose texts may follow. */
  #answered: Asked | null = null;
  readonly #waiting = new Set<Asked>();
  readonly #listeners = new Set<() => void>();

  readonly stage = (): Stage => this.#stage;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the worker and loads the index; after a failure it tries again. Further calls change nothing. */
  load(base: string): void {
    if (this.#worker === null || this.#stage === 'failed') this.retry(base);
  }

  /** Loads the missing parts. */
  retry(base: string): void {
    this.#enter('loading');
    this.#send({ type: 'load', base });
  }

  /** Asks a question, which is sent once the stage allows it. Returns a function that drops it. */
  ask(question: Question, take: Asked['take'], takeLines: Asked['takeLines'] = () => undefined): () => void {
    const asked = { question: { ...question, query: searchedPart(question.query) }, take, takeLines };
    this.#waiting.add(asked);
    this.#askNext();
    return () => {
      this.#waiting.delete(asked);
      if (this.#answered === asked) this.#answered = null;
    };
  }

  #askNext(): void {
    const [asked] = this.#waiting;
    if (this.#asked !== null || asked === undefined) return;
    this.#asked = asked;
    this.#send({ type: 'query', id: this.#next++, ...asked.question, near: nearPages() });
  }

  #send(request: Request): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(/* webpackChunkName: "s-worker" */ new URL('../worker/worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      if (data.type === 'stage') return this.#enter(data.stage);
      if (data.id !== this.#next - 1) return;
      if (data.type === 'lines') return this.#answered?.takeLines(data.hits);
      const asked = this.#asked;
      this.#asked = null;
      // A better answer to the last question follows the first.
      if (asked === null) this.#answered?.take(data.answer, data.more);
      // A question that was dropped in the meantime gets no answer.
      if (asked !== null && this.#waiting.delete(asked)) {
        this.#answered = asked;
        asked.take(data.answer, data.more);
      }
      this.#askNext();
    });
    // It failed to load, or threw: the next attempt needs a new worker, and none may hear this one.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = null;
      this.#asked = null;
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
