import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { wordFinds } from '../build/word-finds';
import { wholeEngine } from '../fixtures/hits';
import { smallIndex, writeIndex } from '../fixtures/small-index';
import { SEARCH_SUGGESTIONS } from '../limits';
import { SearchClient } from '../ui/search-client';
import type { Engine } from './engine';
import { groupByPage } from './group-by-page';
import type { Request, Response, SearchAnswer } from './protocol';

/** The files that follow the names, as far as one can arrive without the other. */
const LATE = ['headings', 'words', 'texts|questions'] as const;
type Late = (typeof LATE)[number];

/** One query for each way to its last answer. */
const QUERIES = [
  ['a word', 'deposit'],
  ['the beginning of a word', 'allowan'],
  ['a word in no name', 'multisig'],
  ['a word with capitals', 'Vault'],
  ['a word that its file leaves to the whole index', 'networks'],
  ['a name as in code', 'getRateInQuote'],
  ['several words, of which names have some', 'deposit token'],
  ['several words in no name', 'the spender of multisig'],
  ['a misspelled word', 'depsoit'],
  ['a selector', '0xf6326fb3'],
  ['revert data in a message', 'reverted with 0x2c5211c6'],
  ['a word that occurs nowhere', 'zzqxjvkw'],
  ['words that occur nowhere', 'zzqx deposit'],
] as const;

/** Limit for a last answer that never comes, in steps of the clock. */
const STEPS = 400;

let folder = '';
let whole: Engine;
/** Number of workers so far: each evaluates its module anew. */
let workers = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cold-start-'));
  const questions = smallIndex.records.map(() => null);
  const built = { index: smallIndex, questions, relations: {}, lines: smallIndex.records.map(({ words }) => words) };
  await writeIndex(folder, built, await wordFinds(built));
  whole = await wholeEngine();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with the real worker behind it, whose late files arrive when `arrive` is called. */
async function openPage() {
  type Hear<Message> = (event: { readonly data: Message }) => void;
  let inWorker: Hear<Request> = () => undefined;
  let inPage: Hear<Response> = () => undefined;
  const arrived = new Map<Late, () => void>();
  const arrival = new Map(LATE.map((part) => [part, new Promise<void>((done) => void arrived.set(part, done))]));
  vi.stubGlobal('addEventListener', (_: string, listener: Hear<Request>) => void (inWorker = listener));
  vi.stubGlobal('postMessage', (data: Response) => queueMicrotask(() => inPage({ data: structuredClone(data) })));
  vi.stubGlobal('fetch', async (path: string) => {
    await arrival.get(LATE.find((part) => new RegExp(`/(?:${part})`).test(path)) as Late);
    const text = readFileSync(join(folder, path), 'utf8');
    return { ok: true, json: async (): Promise<unknown> => JSON.parse(text) };
  });
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(type: string, listener: Hear<Response>): void {
        if (type === 'message') inPage = listener;
      }
      postMessage(data: Request): void {
        queueMicrotask(() => inWorker({ data: structuredClone(data) }));
      }
    },
  );
  workers += 1;
  const address = `${new URL('worker.ts', import.meta.url).href}?cold=${workers}`;
  await import(/* @vite-ignore */ address);
  const client = new SearchClient();
  const taken: { readonly asked: string; readonly answer: SearchAnswer; readonly more: boolean }[] = [];
  let query = '';
  let drop = (): void => undefined;
  // As the box does: it asks for each letter, and again when more has loaded.
  const ask = (): void => {
    drop();
    const asked = query;
    if (asked === '' || client.stage() === 'loading') return;
    drop = client.ask({ query, limit: SEARCH_SUGGESTIONS, ctx: '' }, (answer, more) => {
      expect(asked, 'an answer comes for the query in the box').toBe(query);
      taken.push({ asked, answer, more });
    });
  };
  client.subscribe(ask);
  client.load('');
  return {
    taken,
    arrive: (part: Late): void => arrived.get(part)?.(),
    type: (text: string): void => {
      query = text;
      ask();
    },
  };
}

const wanted = (query: string): SearchAnswer => {
  const answer = whole.search(query, { limit: SEARCH_SUGGESTIONS });
  return { ...answer, hits: groupByPage(answer.hits) };
};

const ordersOf = (parts: readonly Late[]): Late[][] =>
  parts.length === 0
    ? [[]]
    : parts.flatMap((first) => ordersOf(parts.filter((part) => part !== first)).map((rest) => [first, ...rest]));

/** Types a query while the late files arrive in an order: one after each letter, or all after letters typed at once. */
async function coldStart(query: string, order: readonly Late[], duringTyping: boolean) {
  const page = await openPage();
  const left = [...order];
  const arrive = async (): Promise<void> => {
    const part = left.shift();
    if (part !== undefined) page.arrive(part);
    await vi.advanceTimersByTimeAsync(20);
  };
  for (let length = 1; length <= query.length; length += 1) {
    page.type(query.slice(0, length));
    if (duringTyping) await arrive();
  }
  await vi.advanceTimersByTimeAsync(20);
  while (left.length > 0) await arrive();
  const isDone = (): boolean => page.taken.some(({ asked, more }) => asked === query && !more);
  for (let step = 0; !isDone() && step < STEPS; step += 1) {
    // Imports take real time.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(50);
  }
  // What comes later must not replace the last answer.
  await vi.advanceTimersByTimeAsync(2000);
  return page.taken;
}

it.each(QUERIES)('%s has the list of the whole index, however its files arrive', async (_, query) => {
  for (const order of ordersOf(LATE))
    for (const duringTyping of [true, false]) {
      const taken = await coldStart(query, order, duringTyping);
      const way = `${order.join(', ')}, ${duringTyping ? 'during' : 'after'} typing`;
      for (const { asked, answer, more } of taken)
        if (!more) expect(answer, `“${asked}”: ${way}`).toEqual(wanted(asked));
      expect(taken.at(-1), way).toMatchObject({ asked: query, more: false });
    }
});
