import type { Surface } from '@sdk-docs/reference/model/surface';
import type { Questions, Relations } from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { assemble, clientProperties } from './assemble';
import { placeOf, type Draft } from './draft';
import { expansionProblems, type Expansion } from './expansions';
import { furtherWords } from './further-words';
import type { HtmlPage } from './html-page';
import { countMentions } from './mentions';
import { blankLines, linesOf } from './lines';
import { proseRecords } from './prose-records';
import { questionsOf } from './questions';
import { withNotedHex } from './noted-hex';
import { relationsIn } from './relations';
import { removedRecords } from './removed-records';
import { symbolRecords } from './symbol-records';
import { unaskedProblems } from './unasked';
import { withWholeTexts } from './whole-texts';

/** All data of the search: the index, and the phrases of its records. */
export interface BuiltSearch {
  readonly index: SearchIndex;
  readonly questions: Questions;
  readonly relations: Relations;
  /** The text of each record, for the line below a hit. */
  readonly lines: readonly string[];
}

/**
 * Returns the whole index. Throws with all broken records and expansions when one refers to a place that the build
 * lacks.
 */
export function buildIndex(
  surface: Surface,
  pages: readonly HtmlPage[],
  expansions: readonly Expansion[],
): BuiltSearch {
  const drafts = draftsOf(surface, pages);
  const broken = [
    ...findBrokenRecords(pages, drafts),
    ...expansionProblems(expansions, pages),
    ...unaskedProblems(expansions, pages),
  ];
  if (broken.length > 0) throw new Error(`search: ${broken.length} problems:\n${broken.join('\n')}`);
  const whole = indexOf(surface, pages, drafts);
  const lines = linesOf(whole, pages);
  const blank = blankLines(whole, lines);
  if (blank.length > 0) throw new Error(`search: ${blank.length} results without a line:\n${blank.join('\n')}`);
  const index = furtherWords(whole);
  return { index, questions: questionsOf(index, expansions), relations: relationsIn(whole, expansions), lines };
}

/** Returns one line for each record with a page that is not in the build, or an anchor that its page does not have. */
export function findBrokenRecords(pages: readonly HtmlPage[], records: readonly Draft[]): string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return records.flatMap((record) => {
    const page = byRoute.get(record.route);
    if (page === undefined) return [`${placeOf(record)}: no such page (${record.kind} ${record.name})`];
    if (record.anchor !== '' && !page.ids.has(record.anchor))
      return [`${placeOf(record)}: no such anchor (${record.kind} ${record.name})`];
    return [];
  });
}

/** Returns the index of pages that were read from their sources: not checked against a build, with all words. */
export function buildSourceIndex(
  surface: Surface,
  pages: readonly HtmlPage[],
  expansions: readonly Expansion[],
): BuiltSearch {
  const routes = new Set(pages.map(({ route }) => route));
  const drafts = draftsOf(surface, pages).filter(({ route }) => routes.has(route));
  const index = indexOf(surface, pages, drafts);
  return {
    index,
    questions: questionsOf(index, expansions),
    relations: relationsIn(index, expansions),
    lines: linesOf(index, pages),
  };
}

function draftsOf(surface: Surface, pages: readonly HtmlPage[]): Draft[] {
  const symbols = symbolRecords(surface);
  const removed = removedRecords(surface.history, surface.replaced, new Set(symbols.map(({ name }) => name)));
  return withNotedHex([...withWholeTexts(pages, [...symbols, ...proseRecords(pages, symbols)]), ...removed]);
}

function indexOf(surface: Surface, pages: readonly HtmlPage[], drafts: readonly Draft[]): SearchIndex {
  const properties = clientProperties(surface.modules);
  return assemble(pages, countMentions(pages, drafts, properties), properties);
}
