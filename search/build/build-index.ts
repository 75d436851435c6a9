import type { Surface } from '../../model/surface';
import type { SearchIndex } from '../format/record';
import { assemble, clientProperties } from './assemble';
import type { Draft } from './draft';
import { fitTexts } from './fit-texts';
import type { HtmlPage } from './html-page';
import { countMentions } from './mentions';
import { proseRecords } from './prose-records';
import { symbolRecords } from './symbol-records';
import { findBrokenRecords } from './verify';

/** Returns the whole index. Throws with all broken records when one leads to a place that the build does not have. */
export function buildIndex(surface: Surface, pages: readonly HtmlPage[]): SearchIndex {
  const drafts = draftsOf(surface, pages);
  const broken = findBrokenRecords(pages, drafts);
  if (broken.length > 0) throw new Error(`search: ${broken.length} records lead nowhere:\n${broken.join('\n')}`);
  return fitTexts(indexOf(surface, pages, drafts));
}

/**
 * Returns the index of pages that were read from their sources: neither checked against a build nor cut to a budget.
 */
export function buildSourceIndex(surface: Surface, pages: readonly HtmlPage[]): SearchIndex {
  const routes = new Set(pages.map(({ route }) => route));
  return indexOf(
    surface,
    pages,
    draftsOf(surface, pages).filter(({ route }) => routes.has(route)),
  );
}

function draftsOf(surface: Surface, pages: readonly HtmlPage[]): Draft[] {
  const symbols = symbolRecords(surface);
  return [...symbols, ...proseRecords(pages, symbols)];
}

function indexOf(surface: Surface, pages: readonly HtmlPage[], drafts: readonly Draft[]): SearchIndex {
  const properties = clientProperties(surface.modules);
  return assemble(pages, countMentions(pages, drafts, properties), properties);
}
