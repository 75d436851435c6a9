import type { Entry } from './catalog';
import type { HexMatch } from './hex-table';
import type { SearchHit } from './protocol';
import type { Query } from './query';
import { chunks } from './terms';

/** Maximum number of words to highlight on a page. */
const TERMS = 6;

/** Returns hits for the first `limit` entries. `values` maps an entry to the pasted hex that found it. */
export function hitsOf(
  entries: readonly Entry[],
  query: Query,
  limit: number,
  values: ReadonlyMap<Entry, HexMatch> = new Map(),
): SearchHit[] {
  return entries.slice(0, limit).map((entry) => {
    const { record, page } = entry;
    const match = values.get(entry);
    const terms = match ? [match.value] : termsOf(entry, query);
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
      terms,
    };
  });
}

/**
 * Returns the terms of the query in the hit: the words, otherwise the name that they spell together, otherwise its
 * start.
 */
function termsOf({ record, squashed }: Entry, query: Query): string[] {
  const text = `${record.name} ${record.owner} ${record.text} ${record.words}`.toLowerCase();
  const words = query.content.map(({ raw }) => raw.toLowerCase()).filter((word) => text.includes(word));
  if (words.length > 0) return [...new Set(words)].slice(0, TERMS);
  if (squashed.startsWith(query.squashedContent)) return [record.name];
  return chunks(record.name).slice(0, 1);
}
