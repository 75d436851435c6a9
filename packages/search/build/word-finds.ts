import { SEARCH_PAGE_RESULTS, SEARCH_SUGGESTIONS } from '../limits';
import { isGrouped, wordGroup, type WordFind } from '../format/word-file';
import { makeRest } from '../worker/later-stages';
import type { Entry } from '../worker/catalog';
import type { Rest } from '../worker/engine';
import { inTexts } from '../worker/hits';
import { distinct, mergeStages, topicsOf } from '../worker/merge';
import { gatherNamesakes } from '../worker/namesakes';
import { parseQuery } from '../worker/query';
import { findSymbols, type Scored } from '../worker/symbol-stage';
import { STOP_WORDS } from '../worker/terms';
import type { BuiltSearch } from './build-index';

/** The words of each beginning, the commonest first, and the results of the whole index for each. */
export type WordFinds = ReadonlyMap<string, readonly (readonly [string, WordFind | null])[]>;

/** Queries the whole index for each of its words, so that a single word needs one small file instead. */
export async function wordFinds({ index, questions, relations }: Omit<BuiltSearch, 'lines'>): Promise<WordFinds> {
  const rest = await makeRest(index, questions, relations);
  const groups = new Map<string, (readonly [string, WordFind | null])[]>();
  const begun = new Set<string>();
  for (const word of rest.corrector.commonest()) {
    const group = wordGroup(word);
    if (!isGrouped(group)) continue;
    const beginnings = SHORT.map((length) => word.slice(0, length)).filter((beginning) => !begun.has(beginning));
    for (const beginning of beginnings) begun.add(beginning);
    groups.set(group, [...(groups.get(group) ?? []), [word, isGrouped(word) ? findOf(word, beginnings, rest) : null]]);
  }
  return groups;
}

/** Lengths of beginnings that match no alias: results that the whole word has by alias, they have from texts. */
const SHORT = [2, 3] as const;

/** `beginnings`: those that complete to this word, because no commoner word begins with them. */
function findOf(word: string, beginnings: readonly string[], { entries, text }: Rest): WordFind | null {
  const query = parseQuery(word);
  // A word of several parts, or a common word of questions, is rarely a query alone.
  if (query.words.length !== 1 || STOP_WORDS.has(word)) return null;
  const texts = text.search(query);
  if (texts.missing.length > 0 || texts.scored.length === 0) return null;
  const names = findSymbols(entries, query);
  const begun = beginnings.map((beginning) => findSymbols(entries, parseQuery(beginning)));
  const isFound = [names, ...begun].map((found) => new Set(found.map(({ entry }) => entry.target)));
  const has = (entry: Entry): boolean => isNamed(entry, word) || inTexts(entry, word);
  const topics = topicsOf(texts, query);
  const { guide = null, scored } = mergeStages(names, texts, query);
  const firstOf = (list: readonly Scored[], most: number): readonly Entry[] =>
    gatherNamesakes(
      list.map(({ entry }) => entry),
      query,
      [],
    )
      .slice(0, most)
      .flatMap(({ entry, namesakes }) => [entry, ...namesakes]);
  const shown = new Set([
    ...firstOf(scored, SEARCH_PAGE_RESULTS),
    ...begun.flatMap((found) => firstOf(mergeStages(found, texts, query).scored, SEARCH_SUGGESTIONS)),
  ]);
  // Names come before texts, and show whether they have the word; the beginning of an alias does not. No list is longer
  // than the results page.
  const others = distinct(texts.scored).filter(
    ({ entry }) =>
      entry === guide ||
      (shown.has(entry) && !(isFound.every((found) => found.has(entry.target)) && isNamed(entry, word))),
  );
  const listed = [...topics, ...others].map(({ entry }) => entry).concat(guide ?? []);
  const places = (list: Iterable<Entry>): number[] => [...list].map(({ place }) => place);
  return {
    topics: places(topics.map(({ entry }) => entry)),
    guide: guide?.place ?? null,
    others: places(others.map(({ entry }) => entry)),
    without: places(new Set(listed.filter((entry) => !has(entry)))),
  };
}

const isNamed = ({ record }: Entry, word: string): boolean =>
  `${record.name} ${record.owner}`.toLowerCase().includes(word);
