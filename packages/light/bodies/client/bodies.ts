import { BODY_ATTRIBUTE, bodyAddress, bodyText } from './body-file';

/** Permalink -> HTML of the body. */
const bodies = new Map<string, string>();

/** Returns the stored HTML of a body. */
export const bodyOf = (permalink: string): string => bodies.get(permalink) ?? '';

/**
 * Stores the body of a page: from this document for the page that was opened, otherwise from the file next to the page.
 * Rejects when the file is missing or belongs to another release; the framework then loads the address from the server.
 */
export async function keepBody(permalink: string): Promise<void> {
  if (!bodies.has(permalink)) bodies.set(permalink, bodyHere(permalink) ?? (await fetchBody(permalink)));
}

async function fetchBody(permalink: string): Promise<string> {
  const text = await (await fetch(bodyAddress(permalink))).text();
  const start = bodyText(String(releaseHere()), '');
  if (!text.startsWith(start)) throw new Error(`${permalink}: no body of this release`);
  return text.slice(start.length);
}

const bodyHere = (permalink: string): string | undefined =>
  document.querySelector(`[${BODY_ATTRIBUTE}="${CSS.escape(permalink)}"]`)?.innerHTML;

/** The style sheet's name contains a hash. Text and styles of two releases do not match. */
const releaseHere = (): string | null | undefined =>
  document.querySelector('link[rel="stylesheet"][href*="/assets/"]')?.getAttribute('href');
