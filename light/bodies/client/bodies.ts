import { BODY_ATTRIBUTE } from './body-frame';

/** Permalink -> HTML of the body. */
const bodies = new Map<string, string>();

/** HTML of a body that is kept. */
export const bodyOf = (permalink: string): string => bodies.get(permalink) ?? '';

/**
 * Has the body of a page at hand: from this document, when the page is the one that was opened, else from the page's own HTML.
 * Rejects when that cannot be had or belongs to another release; the framework then opens the address anew.
 */
export async function keepBody(permalink: string): Promise<void> {
  if (!bodies.has(permalink)) bodies.set(permalink, bodyIn(document, permalink) ?? (await fetchBody(permalink)));
}

async function fetchBody(permalink: string): Promise<string> {
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`${permalink}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const body = bodyIn(page, permalink);
  if (body === undefined) throw new Error(`${permalink}: its HTML holds no body`);
  if (release(page) !== release(document)) throw new Error(`${permalink}: the site has a new release`);
  return body;
}

const bodyIn = (root: Document, permalink: string): string | undefined =>
  root.querySelector(`[${BODY_ATTRIBUTE}="${CSS.escape(permalink)}"]`)?.innerHTML;

/** The style sheet's name holds the hash of its content: text and styles of two releases do not fit together. */
const release = (root: Document): string | null | undefined =>
  root.querySelector('link[rel="stylesheet"][href*="/assets/"]')?.getAttribute('href');
