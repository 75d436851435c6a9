import { type Page } from '@playwright/test';

/** A violation as the browser reports it. */
interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

/**
 * Collects policy violations from now on, including later navigations: from events, and otherwise from the console.
 * Workers report neither; `loadedByWorker` checks them.
 */
export async function watchPolicy(page: Page): Promise<() => readonly string[]> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy|permissions.policy|opener.policy/i.test(message.text())) {
      found.push(`console: ${message.text().slice(0, 300)}`);
    }
  });
  await page.exposeBinding('reportViolation', (_, { directive, blocked, sample }: Violation) => {
    found.push(`event: ${directive} blocks ${blocked} ${sample}`.trimEnd());
  });
  await page.addInitScript(() => {
    const report = (window as unknown as { reportViolation: (violation: Violation) => void }).reportViolation;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      report({ directive: violatedDirective, blocked: blockedURI, sample }),
    );
  });
  return () => found;
}

/** Returns the files that the worker of the page has loaded, by address, with their status; 0 for a blocked file. */
export async function loadedByWorker(page: Page): Promise<{ readonly url: string; readonly status: number }[]> {
  const entries = await page.workers()[0]?.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, responseStatus }) => ({
      url: name,
      status: responseStatus,
    })),
  );
  return entries ?? [];
}
