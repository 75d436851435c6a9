import type { Engine } from './engine';
import { loadIndex } from './load-index';
import type { Request, Response, Stage } from './protocol';

/** Entry of the worker: loads the index on request and answers queries in order. */
let engine: Engine | null = null;
let stage: Stage = 'loading';
let loading = false;

const say = (response: Response): void => postMessage(response);

function enter(next: Stage): void {
  stage = next;
  say({ type: 'stage', stage });
}

/** Loads once; after a failure the next call tries again. */
async function load(base: string): Promise<void> {
  if (loading || stage === 'full') return;
  loading = true;
  enter('loading');
  try {
    const loaded = await loadIndex(base);
    engine = loaded.engine;
    enter('symbols');
    enter(await loaded.rest);
  } catch {
    enter('failed');
  } finally {
    loading = false;
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'load') void load(data.base);
  else if (engine) say({ type: 'answer', id: data.id, stage, answer: engine.search(data.query, data) });
});
