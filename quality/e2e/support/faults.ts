import { type Page } from '@playwright/test';

/** Collects errors of the console from now on: messages, uncaught exceptions, requests without an answer. */
export function watchFaults(page: Page): () => readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch that is aborted when the page is left.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`request: ${response.url()} ${response.status()}`);
  });
  return () => faults;
}
