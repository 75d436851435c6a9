import { type Page, type Request } from '@playwright/test';

interface Recorder {
  readonly all: Request[];
  /** URLs of scripts that the page requested in order to run them. */
  readonly scripts: () => string[];
  /** URLs that the browser was told to prefetch. */
  readonly prefetched: () => Promise<string[]>;
  readonly documents: () => string[];
  /** URLs that were requested after `before` was taken. */
  readonly since: (before: readonly Request[]) => string[];
}

/** Records every request of a page and its workers from now on. */
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

/** Returns same-origin files requested by code and not by markup, such as a lazily loaded index. */
export function dataFiles(urls: readonly string[], origin: string): string[] {
  return urls.filter((url) => new URL(url).origin === origin && /\.(json|bin|txt|js)$/.test(new URL(url).pathname));
}
