import { MANIFEST_FILE } from '../format/manifest';
import { groupByPage } from './group-by-page';
import { LatestQuery } from './latest-query';
import { loadIndex, type Loading } from './load-index';
import type { QueryRequest, Request, Response, Stage } from './protocol';

/** Entry of the worker: loads the index on request and answers the last query. */
let loaded: Loading | null = null;
let stage: Stage = 'loading';
let loading = false;
let asking = false;

/** Share of the list that is filled while parts of the index are loading. */
const FIRST_SHARE = 0.6;

const say = (response: Response): void => postMessage(response);

function enter(next: Stage): void {
  stage = next;
  say({ type: 'stage', stage });
}

/** Loads once; after a failure the next call tries again. */
async function load(base: string): Promise<void> {
  if (loading || stage === 'full' || stage === 'complete') return;
  loading = true;
  enter('loading');
  try {
    loaded = await loadIndex((path) => fetchJson(base + path, path === MANIFEST_FILE ? 'no-cache' : 'default'));
    enter('symbols');
    enter(await loaded.rest);
  } catch {
    enter('failed');
  } finally {
    loading = false;
  }
}

/** Loads what readers ask, once. */
async function loadQuestions(): Promise<void> {
  if (asking || stage !== 'full') return;
  asking = true;
  await loaded?.addQuestions();
  enter('complete');
}

function answer({ id, query, limit, ctx }: QueryRequest): void {
  if (loaded === null) return;
  const lacks = loaded.engine.lacks(query);
  if (lacks === 'questions') void loadQuestions();
  const more = lacks !== null && stage !== 'partial';
  // What is shown keeps its place when better answers arrive, so it leaves room for them.
  const first = more ? Math.ceil(FIRST_SHARE * limit) : limit;
  const found = loaded.engine.search(query, { limit: first, ctx });
  const shown = { ...found, hits: groupByPage(found.hits) };
  say({ type: 'answer', id, stage, answer: shown, more });
  if (!more) void loaded.lines.add(shown.hits).then((hits) => say({ type: 'lines', id, hits }));
}

const latest = new LatestQuery(answer);

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'load') void load(data.base);
  else latest.ask(data);
});

// The manifest names files by their content: the files may come from a cache, the manifest must not.
async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
