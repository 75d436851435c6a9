import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import buildWatch from './index';
import { BuildWatch } from './watch';

const LIMIT_MS = 300_000;
const said: string[] = [];
let watch: BuildWatch;

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  watch = new BuildWatch({ limitSeconds: LIMIT_MS / 1000, end: (sentence) => said.push(sentence) });
  watch.start();
});

afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

describe('a build that stands still', () => {
  it('ends with the page that began and did not end', () => {
    watch.began('server a', 'docs/a.md');
    watch.began('server b', 'docs/b.md');
    watch.ended('server a');
    vi.advanceTimersByTime(LIMIT_MS * 0.9);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(LIMIT_MS);
    expect(said).toEqual([expect.stringMatching(/^The build stands still for 5 minutes at docs\/b\.md: it began/)]);
  });

  it('ends with the pages that have no HTML, three of them by name', () => {
    watch.began('server a', 'docs/a.md');
    watch.rendering(() => ['/a', '/b', '/c', '/d', '/e']);
    vi.advanceTimersByTime(LIMIT_MS * 2);
    expect(said).toEqual([expect.stringMatching(/5 minutes at \/a, \/b, \/c and 2 more: it has no HTML yet/)]);
  });

  it('ends at once when nothing is left to run', () => {
    watch.emptied();
    expect(said).toEqual([]);
    watch.began('server a', 'docs/a.md');
    watch.emptied();
    expect(said).toEqual([expect.stringMatching(/^The build stands still at docs\/a\.md: /)]);
  });
});

describe('a build goes on', () => {
  it('while pages begin and end, however long all of them take', () => {
    watch.began('server slow', 'docs/slow.md');
    for (let page = 0; page < 20; page += 1) {
      watch.began(`server ${page}`, `docs/${page}.md`);
      watch.ended(`server ${page}`);
      vi.advanceTimersByTime(LIMIT_MS / 2);
    }
    expect(said).toEqual([]);
  });

  it('while pages are printed', () => {
    let left = 20;
    watch.rendering(() => Array.from({ length: left }, (_, page) => `/${page}`));
    for (; left > 0; left -= 1) vi.advanceTimersByTime(LIMIT_MS / 2);
    expect(said).toEqual([]);
  });

  it('when no page is open, and after it stopped', () => {
    vi.advanceTimersByTime(LIMIT_MS * 3);
    watch.began('server a', 'docs/a.md');
    watch.stop();
    vi.advanceTimersByTime(LIMIT_MS * 3);
    expect(said).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('leaves the development server alone', () => {
  watch.stop();
  const configure = buildWatch({} as LoadContext).configureWebpack as unknown as (config: object) => object;
  expect(configure({ mode: 'development' })).toEqual({});
  expect(vi.getTimerCount()).toBe(0);
});
