import { SEARCH_PAGE_RESULTS } from '../limits';
import { isGrouped, wordGroup, type WordFind } from '../format/word-file';
import { makeRest } from '../worker/later-stages';
import type { Entry } from '../worker/catalog';
import type { Rest } from '../worker/engine';
import { inTexts } from '../worker/hits';
import { distinct, mergeStages, topicsOf } from '../worker/merge';
import { gatherNamesakes } from '../worker/namesakes';
import { parseQuery } from '../worker/query';
import { findSymbols } from '../worker/symbol-stage';
import { STOP_WORDS } from '../worker/terms';
import type { BuiltSearch } from './build-index';

/** The words of each beginning, the commonest first, and what the whole index finds for each. */
export type WordFinds = ReadonlyMap<string, readonly (readonly [string, WordFind | null])[]>;

/** Asks the whole index for each word that it has, so that a single word needs one small file instead. */
export async function wordFinds({ index, questions, relations }: Omit<BuiltSearch, 'lines'>): Promise<WordFinds> {
  const rest = await makeRest(index, questions, relations);
  const groups = new Map<string, (readonly [string, WordFind | null])[]>();
  for (const word of rest.corrector.commonest()) {
    const group = wordGroup(word);
    if (!isGrouped(group)) continue;
    groups.set(group, [...(groups.get(group) ?? []), [word, isGrouped(word) ? findOf(word, rest) : null]]);
  }
  return groups;
}

function findOf(word: string, { entries, text }: Rest): WordFind | null {
  const query = parseQuery(word);
  // One word of several parts, or one that questions are full of, rarely stands alone.
  if (query.words.length !== 1 || STOP_WORDS.has(word)) return null;
  const texts = text.search(query);
  if (texts.missing.length > 0 || texts.scored.length === 0) return null;
  const names = findSymbols(entries, query);
  const named = new Set(names.map(({ entry }) => entry.target));
  const has = (entry: Entry): boolean => isNamed(entry, word) || inTexts(entry, word);
  const topics = topicsOf(texts, query);
  const { guide = null, scored } = mergeStages(names, texts, query);
  const all = gatherNamesakes(
    scored.map(({ entry }) => entry),
    query,
    [],
  );
  const shown = new Set(all.slice(0, SEARCH_PAGE_RESULTS).flatMap(({ entry, namesakes }) => [entry, ...namesakes]));
  // Names come before texts, and tell by themselves whether they have the word; the beginning of an alias does not. No list is longer than the results page.
  const others = distinct(texts.scored).filter(
    ({ entry }) => entry === guide || (shown.has(entry) && !(named.has(entry.target) && isNamed(entry, word))),
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
