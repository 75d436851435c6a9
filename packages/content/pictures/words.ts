import type { ElementContent } from 'hast';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { code, link } from '../samples/panel/hast';

/** A link to the reference, a link to a page, or code. */
const MARKS = /\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}|\[([^\]]+)\]\((\/[^)]*)\)|`([^`]+)`/g;

/** Converts a text of a picture to page content, with its links. */
export function words(reference: Reference, text: string): (ElementContent | string)[] {
  const found: (ElementContent | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [all, target, label, title, route, written] = match;
    found.push(text.slice(end, match.index));
    end = match.index + all.length;
    // The rule dangling-link has already stopped the run for a missing target.
    if (target !== undefined) found.push(link(reference.link(target) ?? '', label ?? code(nameOf(reference, target))));
    else if (route !== undefined) found.push(link(route, title ?? ''));
    else found.push(code(written ?? ''));
  }
  return [...found, text.slice(end)];
}

/** Returns the target of a text's first link. */
export function linkOf(reference: Reference, text: string): string {
  const [match] = text.matchAll(MARKS);
  const [, target, , , route] = match ?? [];
  return route ?? reference.link(target ?? '') ?? '';
}

/** Name as written in code: the client's property, then the method. */
function nameOf({ handlers }: Reference, target: string): string {
  const [owner = '', method] = target.split('.');
  const handler = handlers.find((candidate) => candidate.class.name === owner);
  return handler === undefined || method === undefined ? target : `${handler.facts.clientProperty}.${method}`;
}
