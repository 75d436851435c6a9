import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { tally } from '../tally';
import { isProse } from '../format/kinds';
import type { SearchIndex } from '../format/record';
import { chunks, indexTerms, stem, STOP_WORDS } from '../worker/terms';

/** A word in a greater share of the texts is too common to be distinctive. */
const COMMON = 0.02;
const SHORTEST = 3;
/** Number of places for a word that is in no name and no text. */
const PLACES = 2;

/**
 * Returns the index with the words that records keep from their whole texts (`words`). Hand-written sections keep their
 * distinctive words. Of all other words of the site, in code, tables, rows and notes, each stays in a few records, so that
 * every word is found and a word without a record does not occur.
 */
export function furtherWords({ pages, records }: SearchIndex): SearchIndex {
  const routes = pages.map(({ route }) => `${route}/`);
  const byHand = records.map(({ page }) => !routes[page]?.startsWith(apiIndexRoute));
  const names = new Set(
    records
      .filter(({ kind }) => !isProse(kind))
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map((name) => name.toLowerCase()),
  );
  const whole = records.map(({ words }) => wordsOf(words));
  const prose = records.map(({ kind, text }, place) => (isProse(kind) && byHand[place] ? wordsOf(text) : new Map()));
  const counts = tally(prose.flatMap((words) => [...words.keys()]));
  const most = Math.max(1, COMMON * prose.filter(({ size }) => size > 0).length);
  const telling = prose.map((words: ReadonlyMap<string, string>) =>
    [...words].filter(
      ([key, word]) => word.length >= SHORTEST && (counts.get(key) ?? 0) <= most && !names.has(word.toLowerCase()),
    ),
  );
  // Guides first: they explain a word that a reference page only lists.
  const order = records.map((_, place) => place).sort((a, b) => Number(byHand[b]) - Number(byHand[a]) || a - b);

  const kept = records.map(({ name }, place) => {
    const shown = new Set(indexTerms(name));
    return (telling[place] ?? []).filter(([key, word]) => !shown.has(key) && !shown.has(word)).map(([, word]) => word);
  });
  const known = new Set([
    ...pages.flatMap(({ title, trail, property, keywords }) => indexTerms(`${title} ${trail} ${property} ${keywords}`)),
    // A removed name leads to the page of changes; where the site still shows it is another place.
    ...records.flatMap(({ kind, name, owner, chain, aliases, detail }) =>
      kind === 'removed' ? [] : indexTerms([name, owner, chain, ...aliases, detail].join(' ')),
    ),
    ...kept.flatMap((words) => words.flatMap((word) => [word, stem(word)])),
  ]);
  const given = new Map<string, number>();
  for (const place of order)
    for (const [key, word] of whole[place] ?? []) {
      const times = given.get(key) ?? 0;
      if (known.has(key) || known.has(word.toLowerCase()) || times === PLACES) continue;
      given.set(key, times + 1);
      kept[place]?.push(word);
    }
  return { pages, records: records.map((record, place) => ({ ...record, words: kept[place]?.join(' ') ?? '' })) };
}

/**
 * Returns the words of a text by their stem, identifiers and numbers unchanged, with the first form of each. Hex has a
 * separate table.
 */
function wordsOf(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const chunk of chunks(text)) {
    const word = chunk.toLowerCase();
    if (word.startsWith('0x') || STOP_WORDS.has(word)) continue;
    const plain = /^\p{L}\p{Ll}+$/u.test(chunk);
    const key = plain ? stem(word) : word;
    if (!words.has(key)) words.set(key, plain ? word : chunk);
  }
  return words;
}
