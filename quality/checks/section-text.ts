import { withoutSlash, type Build } from './build';

const known = new WeakMap<Build, Map<string, string | null>>();

/**
 * Text of the place at `/route#anchor`, in lower case: an entry, or a heading with its section. Null for an unknown
 * one.
 */
export function sectionText(build: Build, place: string): string | null {
  const places = known.get(build) ?? new Map<string, string | null>();
  known.set(build, places);
  const found = places.get(place);
  if (found !== undefined) return found;
  const text = read(build, place);
  places.set(place, text);
  return text;
}

function read({ pages }: Build, place: string): string | null {
  const [route = '', anchor = ''] = place.split('#');
  const page = pages.find((each) => withoutSlash(each.route) === withoutSlash(route));
  if (page === undefined) return null;
  const element = page.$(`[id="${anchor}"]`).first();
  const tag = element.prop('tagName')?.toLowerCase();
  if (tag === undefined) return null;
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level === undefined) return element.text().toLowerCase();
  const next = Array.from({ length: Number(level) }, (_, index) => `h${index + 1}`).join(', ');
  return `${element.text()} ${element.nextUntil(next).text()}`.toLowerCase();
}
