import { BODY_ATTRIBUTE } from './body-frame';

/** Permalink -> HTML of the body. */
const bodies = new Map<string, string>();

/** Returns the stored HTML of a body. */
export const bodyOf = (permalink: string): string => bodies.get(permalink) ?? '';

/**
 * Stores the body of a page: from this document for the page that was opened, otherwise from the page's own HTML.
 * Rejects when the HTML is missing or belongs to another release; the framework then loads the address from the server.
 */
export async function keepBody(permalink: string): Promise<void> {
  if (!bodies.has(permalink)) bodies.set(permalink, bodyIn(document, permalink) ?? (await fetchBody(permalink)));
}

async function fetchBody(permalink: string): Promise<string> {
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`${permalink}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const body = bodyIn(page, permalink);
  if (body === undefined) throw new Error(`${permalink}: its HTML has no body`);
  if (release(page) !== release(document)) throw new Error(`${permalink}: the site has a new release`);
  return body;
}

const bodyIn = (root: Document, permalink: string): string | undefined =>
  root.querySelector(`[${BODY_ATTRIBUTE}="${CSS.escape(permalink)}"]`)?.innerHTML;

/** The style sheet's name contains a hash. Text and styles of two releases do not match. */
const release = (root: Document): string | null | undefined =>
  root.querySelector('link[rel="stylesheet"][href*="/assets/"]')?.getAttribute('href');
