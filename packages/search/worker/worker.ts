import { MANIFEST_FILE } from '../format/manifest';
import { groupByPage } from './group-by-page';
import { loadIndex, type Loading } from './load-index';
import type { QueryRequest, Request, Response, SearchAnswer, Stage } from './protocol';

/** Entry of the worker: loads the index on request and answers the last query. */
let loaded: Loading | null = null;
let stage: Stage = 'loading';
let loading = false;
/** Number of the last query. */
let current = -1;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds before the whole index loads for a word: the word may be unfinished. */
const REST_MS = 300;
const SEVERAL = /\S\s/;

const say = (response: Response): void => postMessage(response);

function enter(next: Stage): void {
  stage = next;
  say({ type: 'stage', stage });
}

/** Loads once; after a failure the next call tries again. */
async function load(base: string): Promise<void> {
  if (loading || stage === 'complete') return;
  loading = true;
  enter('loading');
  try {
    loaded = await loadIndex((path) => fetchJson(base + path, path === MANIFEST_FILE ? 'no-cache' : 'default'));
    enter('symbols');
  } catch {
    enter('failed');
  } finally {
    loading = false;
  }
}

function answer(request: QueryRequest): void {
  if (loaded === null) return;
  current = request.id;
  clearTimeout(timer);
  if (stage !== 'symbols') return give(loaded, request, loaded.engine.search(request.query, request), false);
  const known = loaded.searchWord(request.query, request);
  if (known !== null) return give(loaded, request, known, false);
  give(loaded, request, loaded.engine.search(request.query, request), true);
  void answerBetter(loaded, request);
}

function give({ lines }: Loading, { id, query }: QueryRequest, found: SearchAnswer, more: boolean): void {
  const shown = { ...found, hits: groupByPage(found.hits) };
  say({ type: 'answer', id, answer: shown, more });
  // A list about to be replaced needs no texts.
  if (!more) void lines.add(shown.hits, query).then((hits) => say({ type: 'lines', id, hits }));
}

/** Answers a single word from the file of its beginning; anything else needs the whole index. */
async function answerBetter(from: Loading, request: QueryRequest): Promise<void> {
  if (SEVERAL.test(request.query)) return await loadRest(from);
  await from.prepareWord(request.query);
  if (current !== request.id || loaded !== from || stage !== 'symbols') return;
  const found = from.searchWord(request.query, request);
  if (found !== null) give(from, request, found, false);
  else timer = setTimeout(() => void loadRest(from), REST_MS);
}

async function loadRest(from: Loading): Promise<void> {
  const reached = await from.rest();
  if (loaded === from && stage === 'symbols') enter(reached);
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'load') void load(data.base);
  else answer(data);
});

// The manifest names files by their content: the files may come from a cache, the manifest must not.
async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
