import type { Entry } from './catalog';
import type { HexMatch } from './hex-table';
import type { Named } from './namesakes';
import type { SearchHit } from './protocol';
import type { Query } from './query';
import { STOP_WORDS } from './terms';

/** Maximum number of words to highlight on a page. */
const TERMS = 6;

/** Whether the texts of an entry have a word. */
type HasWord = (entry: Entry, word: string) => boolean;

export const inTexts: HasWord = ({ record }, word) => record.words.toLowerCase().includes(word);

/** Returns a hit for each result. `has` replaces the texts until they have loaded. */
export const hitsOf = (results: readonly Named[], query: Query, has?: HasWord): SearchHit[] =>
  results.map(({ entry, namesakes, isShared }) => ({
    ...hitOf(entry, query, undefined, has),
    namesakes: namesakes.map((namesake) => hitOf(namesake, query, undefined, has)),
    isShared,
  }));

/** Returns the hit of one entry; `match` is the pasted hex that found it. */
export function hitOf(entry: Entry, query: Query, match?: HexMatch, has: HasWord = inTexts): SearchHit {
  const { record, page } = entry;
  return {
    kind: record.kind,
    name: record.name,
    route: page.route,
    anchor: record.anchor,
    owner: record.owner === record.name ? '' : record.owner,
    chain: record.chain,
    trail: page.trail,
    pageTitle: page.title,
    detail: record.detail,
    record: entry.place,
    excerpt: '',
    hex: match
      ? match.value + (match.implementation ? ' (code behind the proxy)' : match.noted ? ' (named in its text)' : '')
      : record.kind === 'address'
        ? (record.hex[0] ?? '')
        : '',
    terms: match ? [match.value] : termsOf(entry, query, has),
    namesakes: [],
    isShared: false,
  };
}

/** Returns the terms of the query in the hit; none where only related words found it. */
function termsOf(entry: Entry, query: Query, has: HasWord): string[] {
  const { record } = entry;
  const name = `${record.name} ${record.owner}`.toLowerCase();
  const words = query.content
    .map(({ raw }) => raw.toLowerCase())
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word) && (name.includes(word) || has(entry, word)));
  return [...new Set(words)].slice(0, TERMS);
}
