import { type Page, type Request } from '@playwright/test';

interface Recorder {
  readonly all: Request[];
  /** URLs of scripts the page asked for in order to run them. */
  readonly scripts: () => string[];
  /** URLs the browser was told to fetch ahead of need. */
  readonly prefetched: () => Promise<string[]>;
  readonly documents: () => string[];
  /** URLs that were not asked for when `before` was taken. */
  readonly since: (before: readonly Request[]) => string[];
}

/** Records every request of a page, its workers' included, from now on. */
export function recordRequests(page: Page): Recorder {
  const all: Request[] = [];
  page.on('request', (request) => all.push(request));
  const urls = (requests: readonly Request[]) => requests.map((request) => request.url());
  return {
    all,
    scripts: () => urls(all.filter((request) => request.resourceType() === 'script')),
    documents: () => urls(all.filter((request) => request.resourceType() === 'document')),
    prefetched: async () => {
      const flags = await Promise.all(all.map(isPrefetch));
      return urls(all.filter((_, index) => flags[index]));
    },
    since: (before) => {
      const known = new Set(urls(before));
      return urls(all.slice(before.length)).filter((url) => !known.has(url));
    },
  };
}

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.includes('prefetch');
}

/** Same-origin files asked for by code, not by the markup: what a lazily loaded index is. */
export function dataFiles(urls: readonly string[], origin: string): string[] {
  return urls.filter((url) => new URL(url).origin === origin && /\.(json|bin|txt|js)$/.test(new URL(url).pathname));
}
