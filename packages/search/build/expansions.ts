import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlPage } from './html-page';

/** Folder of the expansions. */
export const EXPANSIONS_FOLDER = join(__dirname, '../expansions');

/** Phrases in readers' own words that a place answers. They are searched and never shown. */
export interface Expansion {
  /** Route below the base path, with an anchor for a section or an entry: `/guides/withdrawing#limits`. */
  readonly place: string;
  readonly phrases: readonly string[];
}

/** Minimum number of phrases for a place: fewer reflect one writer's words, not the readers'. */
const PHRASES = 8;

/** Reads all files of a folder of expansions, in the order of their names. */
export const readExpansions = (folder: string): Expansion[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Expansion[]);

/** Returns one line per broken rule: a place must be in the build, with enough different phrases. */
export function expansionProblems(expansions: readonly Expansion[], pages: readonly HtmlPage[]): string[] {
  const ids = new Map(pages.map((page) => [page.route, page.ids]));
  const seen = new Set<string>();
  return expansions.flatMap(({ place, phrases }) => {
    const own = recordPlace(place);
    const [route = '', anchor = ''] = own.split('#');
    const known = new Set(phrases.map(normal));
    const exists = anchor === '' ? ids.has(route) : ids.get(route)?.has(anchor);
    const problems = [
      ...(exists ? [] : ['no such place']),
      ...(seen.has(own) ? ['listed twice'] : []),
      ...(known.has('') ? ['an empty phrase'] : []),
      ...(known.size < phrases.length ? ['a phrase twice'] : []),
      ...(known.size < PHRASES ? [`${known.size} phrases, at least ${PHRASES} are needed`] : []),
    ];
    seen.add(own);
    return problems.map((problem) => `expansion of ${place}: ${problem}`);
  });
}

const normal = (phrase: string): string => phrase.toLowerCase().replace(/\s+/g, ' ').trim();

/** Writes a place as in records: `/guides#` for the page `/guides/`. */
export function recordPlace(place: string): string {
  const [route = '', anchor = ''] = place.split('#');
  return `${route.replace(/(.)\/$/, '$1')}#${anchor}`;
}
