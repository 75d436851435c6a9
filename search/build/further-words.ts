import { apiIndexRoute } from '../../model/routes';
import { isProse } from '../format/kinds';
import type { SearchIndex, SearchRecord } from '../format/record';
import { STOP_WORDS } from '../worker/query';
import { chunks, indexTerms, stem } from '../worker/terms';

/** A word in a greater share of the texts is too common to distinguish them. */
const COMMON = 0.06;
const SHORTEST = 3;

/**
 * Returns a function that gives the words which a record of `index` lost when its text was cut, so that they can still
 * be found. Names find the reference, so its records lose nothing; common words are left out.
 */
export function furtherWords({ pages, records }: SearchIndex): (record: SearchRecord, place: number) => string {
  const names = new Set(
    records
      .filter(({ kind }) => !isProse(kind))
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map((name) => name.toLowerCase()),
  );
  const byHand = records.map(({ kind, page }) => isProse(kind) && !`${pages[page]?.route}/`.startsWith(apiIndexRoute));
  const texts = records.map(({ text }, place) => wordsOf(byHand[place] ? text : ''));
  const counts = new Map<string, number>();
  for (const words of texts) for (const key of words.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = Math.max(1, COMMON * texts.filter(({ size }) => size > 0).length);
  const telling = texts.map((words) =>
    [...words].filter(([key, word]) => (counts.get(key) ?? 0) <= most && !names.has(word)),
  );
  return ({ name, text }, place) => {
    const shown = new Set(indexTerms(`${name} ${text}`));
    return (telling[place] ?? [])
      .filter(([key, word]) => !shown.has(key) && !shown.has(word))
      .map(([, word]) => word)
      .join(' ');
  };
}

/** Returns the words of a text by their stem, with the first form of each. */
function wordsOf(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const chunk of chunks(text)) {
    const word = chunk.toLowerCase();
    const key = stem(word);
    if (word.length >= SHORTEST && !/^(0x|\d)/.test(word) && !STOP_WORDS.has(word) && !words.has(key))
      words.set(key, word);
  }
  return words;
}
