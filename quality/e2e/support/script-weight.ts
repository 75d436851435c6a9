import { gzipSync } from 'node:zlib';
import { type Page } from '@playwright/test';
import { recordRequests } from './requests';

/**
 * Measures the scripts that a page requests from now on in order to run them, in bytes of gzip like the budgets.
 * Scripts that are only prefetched for another page do not count.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const requests = recordRequests(page);
  return async () => {
    const scripts = requests.all.filter((request) => request.resourceType() === 'script');
    const bodies = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
    return bodies.reduce((sum, body) => sum + (body === undefined ? 0 : gzipSync(body, { level: 9 }).length), 0);
  };
}
