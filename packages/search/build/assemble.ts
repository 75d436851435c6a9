import { moduleRoute } from '@sdk-docs/reference/model/routes';
import type { SdkModule } from '@sdk-docs/reference/model/sdk';
import { indexTerms } from '../worker/terms';
import type { SearchIndex, SearchPage } from '../format/record';
import { isLater } from '../format/symbols-file';
import type { Draft } from './draft';
import type { HtmlPage } from './html-page';
import { tellers } from './mentions';

/** Route of each handler's page -> its property of PufferClient. */
export const clientProperties = (modules: readonly SdkModule[]): ReadonlyMap<string, string> =>
  new Map(
    modules.flatMap(({ path, exports }) =>
      exports.flatMap((item) =>
        item.kind === 'class' && item.handler ? [[moduleRoute(path), item.handler.clientProperty] as const] : [],
      ),
    ),
  );

/**
 * Assembles the index: pages with records, and the records sorted by page and kind, so that neighbours compress well.
 * Sections, which load later, are last.
 */
export function assemble(
  pages: readonly HtmlPage[],
  drafts: readonly Draft[],
  properties: ReadonlyMap<string, string>,
): SearchIndex {
  const used = new Set(drafts.map(({ route }) => route));
  const kept = pages.filter(({ route }) => used.has(route));
  const places = new Map(kept.map(({ route }, place) => [route, place]));
  const records = drafts
    .map(({ route, ...rest }) => ({
      ...rest,
      page: places.get(route) ?? -1,
      name: line(rest.name),
      text: line(rest.text),
      detail: line(rest.detail),
    }))
    .map((record) => ({ ...record, owner: record.owner || (kept[record.page]?.title ?? '') }))

    .sort((a, b) => Number(isLater(a)) - Number(isLater(b)) || a.page - b.page || a.kind.localeCompare(b.kind, 'en'));
  const told = tellers(pages, properties);
  return { pages: kept.map((page) => searchPage(page, properties, told.get(page.route))), records };
}

const searchPage = (
  page: HtmlPage,
  properties: ReadonlyMap<string, string>,
  toldBy: readonly string[] = [],
): SearchPage => ({
  route: page.address,
  title: page.title,
  trail: page.trail.join(' › '),
  property: properties.get(page.route) ?? '',
  keywords: furtherKeywords(page),
  ...(page.aside ? { aside: true } : {}),
  ...(toldBy.length > 0 ? { toldBy } : {}),
});

/** Returns the keywords that are not in the title, which finds the others. */
const furtherKeywords = ({ title, keywords }: HtmlPage): string => {
  const titled = new Set(indexTerms(title));
  return keywords.filter((keyword) => !indexTerms(keyword).every((term) => titled.has(term))).join(', ');
};

const line = (text: string): string => text.replace(/\s+/g, ' ').trim();
