import type { QueryRequest } from './protocol';

/** Answers the last of the queries that have arrived: earlier ones are obsolete. */
export class LatestQuery {
  #waiting: QueryRequest | null = null;
  readonly #answer: (query: QueryRequest) => void;
  readonly #later: (run: () => void) => void;

  /** `later` runs a function after the messages that have already arrived. */
  constructor(answer: (query: QueryRequest) => void, later = (run: () => void): void => void setTimeout(run)) {
    this.#answer = answer;
    this.#later = later;
  }

  ask(query: QueryRequest): void {
    const idle = this.#waiting === null;
    this.#waiting = query;
    if (!idle) return;
    this.#later(() => {
      const last = this.#waiting;
      this.#waiting = null;
      if (last !== null) this.#answer(last);
    });
  }
}
