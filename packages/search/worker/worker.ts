import { MANIFEST_FILE } from '../format/manifest';
import { groupByPage } from './group-by-page';
import { LatestQuery } from './latest-query';
import { loadIndex, type Loading } from './load-index';
import type { QueryRequest, Request, Response, Stage } from './protocol';

/** Entry of the worker: loads the index on request and answers the last query. */
let loaded: Loading | null = null;
let stage: Stage = 'loading';
let loading = false;

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
    enter(await loaded.rest);
  } catch {
    enter('failed');
  } finally {
    loading = false;
  }
}

function answer({ id, query, ...options }: QueryRequest): void {
  if (loaded === null) return;
  const found = loaded.engine.search(query, options);
  const shown = { ...found, hits: groupByPage(found.hits) };
  const more = stage === 'symbols';
  say({ type: 'answer', id, stage, answer: shown, more });
  // A list that is about to be replaced needs no texts.
  if (!more) void loaded.lines.add(shown.hits, query).then((hits) => say({ type: 'lines', id, hits }));
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
