import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUERY_LIMIT, type Request, type Response } from '../worker/protocol';
import { SearchClient } from './search-client';

/** Fakes the worker: records its messages and answers on demand. */
class FakeWorker {
  static asked: Extract<Request, { type: 'query' }>[] = [];
  static hear: ((event: { readonly data: Response }) => void) | null = null;
  static fail: ((event: unknown) => void) | null = null;
  static ended = 0;

  addEventListener(type: string, listener: (event: { readonly data: Response } & Event) => void): void {
    if (type === 'message') FakeWorker.hear = listener as typeof FakeWorker.hear;
    if (type === 'error') FakeWorker.fail = listener as typeof FakeWorker.fail;
  }

  terminate(): void {
    FakeWorker.ended += 1;
  }

  postMessage(request: Request): void {
    if (request.type === 'query') FakeWorker.asked.push(request);
  }
}

/** Answers the last question, with its query in `instead`. */
function answer(more = false): void {
  const { id, query } = FakeWorker.asked.at(-1) ?? { id: -1, query: '' };
  FakeWorker.hear?.({
    data: {
      type: 'answer',
      id,
      answer: { hits: [], note: null, sure: false, instead: query, nearest: [] },
      more,
    },
  });
}

beforeEach(() => {
  FakeWorker.asked = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const question = (query: string) => ({ query, limit: 8, ctx: '' });

it('sends the current question to the worker, not the dropped ones', () => {
  const client = new SearchClient();
  const taken: string[] = [];
  let drop = (): void => undefined;
  for (let length = 1; length <= 10_000; length++) {
    drop();
    drop = client.ask(question(String(length)), ({ instead }) => taken.push(instead));
  }
  answer();
  answer();
  expect(FakeWorker.asked.map(({ query }) => query)).toEqual(['1', '10000']);
  expect(taken).toEqual(['10000']);
});

it('answers all questions that are not dropped, in order', () => {
  const client = new SearchClient();
  const taken: string[] = [];
  for (const query of ['a', 'b', 'c']) client.ask(question(query), ({ instead }) => taken.push(instead));
  for (let times = 0; times < 3; times++) answer();
  expect(taken).toEqual(['a', 'b', 'c']);
});

it('gives a better answer to the last question, unless it is dropped', () => {
  const client = new SearchClient();
  const taken: boolean[] = [];
  const drop = client.ask(question('a'), (_, more) => taken.push(more));
  answer(true);
  answer();
  expect(taken).toEqual([true, false]);
  drop();
  answer();
  expect(taken).toHaveLength(2);
});

it('sends only the part of a query that is searched', () => {
  new SearchClient().ask(question('x'.repeat(100_000)), () => undefined);
  expect(FakeWorker.asked[0]?.query).toHaveLength(QUERY_LIMIT);
});

it('sends pasted hex as a whole', () => {
  const calldata = `0x${'ab'.repeat(20_000)}`;
  new SearchClient().ask(question(calldata), () => undefined);
  expect(FakeWorker.asked[0]?.query).toBe(calldata);
});

it('ends a worker that fails: a late stage of it would ask the new one too early', () => {
  const before = FakeWorker.ended;
  const client = new SearchClient();
  client.ask(question('a'), () => undefined);
  FakeWorker.fail?.({ preventDefault: () => undefined });
  expect(client.stage()).toBe('failed');
  expect(FakeWorker.ended).toBe(before + 1);
});
