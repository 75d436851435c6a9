import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { plain } from '@sdk-docs/reference/model/plain-text';
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
  const parts = `${route}/`.startsWith(apiIndexRoute) ? [own] : [own, ...sections(markdown)];
  return {
    route,
    address,
    title,
    description,
    docs: true,
    trail: [],
    keywords,
    parts,
    ids: new Set(),
    links: [],
    code: '',
  };
}

function sections(markdown: string): HtmlPart[] {
  const slugger = createSlugger();
  const prose = markdown.replace(/^(\s*)(`{3,}|~{3,})[\s\S]*?^\1\2\s*$/gm, '').replace(/<[^>]+>|^:::.*$/gm, '');
  return prose
    .split(/^(?=#{2,5} )/m)
    .filter((section) => section.startsWith('#'))
    .map((section) => {
      const [first = '', ...rest] = section.split('\n');
      const { text, id } = parseMarkdownHeadingId(first.replace(/^#+ /, ''));
      const heading = plain(text);
      return {
        anchor: id ?? slugger.slug(heading),
        heading,
        level: first.indexOf(' '),
        text: plain(rest.join('\n')),
        code: '',
      };
    });
}
