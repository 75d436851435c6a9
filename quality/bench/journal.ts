import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { kindOf, type Answer } from './transfers';

/** Answers in request order, and the time of the last request or answer. */
export interface Journal {
  readonly answers: Answer[];
  /** Number of requests without an answer. */
  open: number;
  /** Milliseconds of performance.now(). */
  last: number;
}

export const newJournal = (): Journal => ({ answers: [], open: 0, last: performance.now() });

/** Records each request, and its answer with the bytes of its body when the server ends it. */
export function note(journal: Journal, request: IncomingMessage, response: ServerResponse): void {
  journal.open++;
  journal.last = performance.now();
  let [type, bytes] = ['', 0];
  const { writeHead, end } = response;
  response.writeHead = ((status: number, headers: Record<string, string>) => {
    type = headers['content-type'] ?? '';
    return writeHead.call(response, status, headers);
  }) as typeof writeHead;
  response.end = ((body: Buffer | string = '') => {
    bytes = Buffer.byteLength(body);
    return end.call(response, body, 'utf8');
  }) as typeof end;
  response.on('close', () => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
    const purpose = `${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`;
    const prefetch = purpose.includes('prefetch');
    journal.answers.push({ path, status: response.statusCode, kind: kindOf(type), bytes, prefetch });
    journal.open--;
    journal.last = performance.now();
  });
}

/** Waits until no request is open and none has started or ended for `ms` milliseconds. */
export async function quiet(journal: Journal, ms: number): Promise<void> {
  const start = performance.now();
  while (journal.open > 0 || performance.now() - Math.max(journal.last, start) < ms) {
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** Requests the icon, which a headless browser never does. */
export async function askForIcon(page: Page, journal: Journal): Promise<void> {
  const address = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href ?? `${location.origin}/favicon.ico`,
  );
  const { origin, pathname } = new URL(address, page.url());
  if (origin !== new URL(page.url()).origin) return;
  if (journal.answers.some(({ path, prefetch }) => path === pathname && !prefetch)) return;
  await fetch(address);
}
