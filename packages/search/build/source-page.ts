import { anchorsOf, sectionsOf } from '@sdk-docs/reference/generator/read/pages';
import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import type { HtmlPage, HtmlPart } from './html-page';

/** A document of the docs plugin, with the Markdown of its file. */
export interface SourceDoc {
  /** Address with the base path. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly markdown: string;
}

/**
 * Parses the page of a document from its source, for the development server, which writes no HTML. A reference page
 * only gets its description, because its entries have their own records.
 */
export function sourcePage(
  { permalink, title, description, keywords, markdown }: SourceDoc,
  baseUrl: string,
): HtmlPage {
  const address = `/${permalink.slice(baseUrl.length)}`;
  const route = address.replace(/(.)\/$/, '$1');
  const own: HtmlPart = { anchor: '', heading: '', level: 0, text: description, code: '' };
  const parts = `${route}/`.startsWith(apiIndexRoute)
    ? [own]
    : [own, ...sectionsOf(markdown).map((section) => ({ ...section, code: '' }))];
  return {
    route,
    address,
    title,
    description,
    docs: true,
    trail: [],
    keywords,
    parts,
    ids: anchorsOf(markdown),
    links: [],
    code: '',
  };
}
