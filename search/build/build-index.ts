import type { Surface } from '../../model/surface';
import type { SearchIndex } from '../format/record';
import { assemble, clientProperties } from './assemble';
import { fitTexts } from './fit-texts';
import type { HtmlPage } from './html-page';
import { countMentions } from './mentions';
import { proseRecords } from './prose-records';
import { symbolRecords } from './symbol-records';
import { findBrokenRecords } from './verify';

/** The whole index. Throws, with every broken record, when one leads to a place that the build does not have. */
export function buildIndex(surface: Surface, pages: readonly HtmlPage[]): SearchIndex {
  const symbols = symbolRecords(surface);
  const drafts = [...symbols, ...proseRecords(pages, symbols)];
  const broken = findBrokenRecords(pages, drafts);
  if (broken.length > 0) throw new Error(`search: ${broken.length} records lead nowhere:\n${broken.join('\n')}`);
  const properties = clientProperties(surface.modules);
  return fitTexts(assemble(pages, countMentions(pages, drafts, properties), properties));
}
