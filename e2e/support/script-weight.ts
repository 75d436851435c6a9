import { gzipSync } from 'node:zlib';
import { type Page } from '@playwright/test';
import { recordRequests } from './requests';

/**
 * Weighs the scripts that a page asks for, from now on, in order to run them: those that were only fetched ahead for a page
 * that may come next do not count. Bytes of gzip, as the budgets are.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const requests = recordRequests(page);
  return async () => {
    const scripts = requests.all.filter((request) => request.resourceType() === 'script');
    const bodies = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
    return bodies.reduce((sum, body) => sum + (body === undefined ? 0 : gzipSync(body, { level: 9 }).length), 0);
  };
}
