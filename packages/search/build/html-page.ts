import { load, type Cheerio, type CheerioAPI } from 'cheerio';

type Root = ReturnType<CheerioAPI['root']> extends Cheerio<infer Document> ? Document : never;
type AnyNode = Root['children'][number];
type Element = Extract<AnyNode, { tagName: string }>;

/** A page of the build, split at its anchors. */
export interface HtmlPage {
  /** Without a trailing slash, except `/`. */
  readonly route: string;
  /** The route as the site links to it: with the slash of its canonical address. */
  readonly address: string;
  readonly title: string;
  /** Whether it is part of the docs. Other pages are demonstrations and do not describe the SDK. */
  readonly docs: boolean;
  /** Whether its front matter ranks it below other pages (aside.ts). */
  readonly aside?: boolean;
  /** Description of its metadata. */
  readonly description: string;
  /** Breadcrumbs between the home page and the page itself. */
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  /** The page's own part first (anchor ''), then headings h2-h5 and rows with an id, in document order. */
  readonly parts: readonly HtmlPart[];
  readonly ids: ReadonlySet<string>;
  /** Links to other pages of the site: routes with anchor but without trailing slash, `/api/x#y`. */
  readonly links: readonly string[];
  /** Text of the code blocks. */
  readonly code: string;
}

export interface HtmlPart {
  readonly anchor: string;
  /** Text of the heading; '' for a row. */
  readonly heading: string;
  /** 2 for h2; 0 for the page's own part and for rows. */
  readonly level: number;
  readonly text: string;
  /** Text of its code, pictures, panels and column headings, which is searched but never shown. */
  readonly code: string;
}

const HEADING = /^h[2-5]$/;
/** Elements inside the text of a page that do not belong to it. */
const SKIPPED =
  'nav, button, script, style, form, .hash-link, .theme-doc-toc-mobile, .code-card, [data-compose], [data-values]';
const CODE = 'pre, svg, [role="tablist"], .theme-code-block, .sample, thead';
/** Elements inside a word or a sentence. All other elements separate words. */
const INLINE = /^(a|abbr|b|code|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)$/;
const BADGE = '[class^="badge"]';
const ADMONITION_TITLE = '.theme-admonition > p:first-child';

/** Parses one HTML file of the build; null for pages without search: redirects and pages with noindex. */
export function readHtmlPage(html: string, route: string, baseUrl: string): HtmlPage | null {
  const $ = load(html);
  if ($('meta[http-equiv="refresh"]').length > 0 || /noindex/.test($('meta[name="robots"]').attr('content') ?? ''))
    return null;
  const body = $('.theme-doc-markdown').first();
  const root = body.length > 0 ? body : $('main').first();
  const trail = $('.theme-doc-breadcrumbs li')
    .map((_, item) => clean($(item).text()))
    .get()
    .slice(0, -1)
    .filter((text) => text !== '');
  return {
    route,
    address: canonicalPath($, baseUrl) ?? route,
    title: clean(root.find('h1').first().text()),
    docs: $('.theme-doc-breadcrumbs').length > 0,
    description: clean($('meta[name="description"]').attr('content') ?? ''),
    trail,
    keywords: ($('meta[name="keywords"]').attr('content') ?? '').split(',').map(clean).filter(Boolean),
    ids: new Set(attributes($('[id]'), 'id')),
    links: linksOf(attributes(root.find('a[href]:not([data-compose])'), 'href'), baseUrl),
    // The cards of names are inside the code, but not part of it.
    code: Array.from(root.find('pre'), (item) => textWithout($(item), '.code-card')).join('\n'),
    parts: cut($, root.get(0)),
  };
}

/** Walks the text in document order. A row owns the text inside it, a heading the text after it. */
function cut($: CheerioAPI, root: AnyNode | undefined): HtmlPart[] {
  const open = (anchor: string, heading: string, level: number) => ({ anchor, heading, level, text: '', code: '' });
  const parts = [open('', '', 0)];
  let current = parts[0] ?? open('', '', 0);
  // One query for each selector; matching them against every node takes as long as parsing the page.
  const found = (selector: string): ReadonlySet<AnyNode> => new Set<AnyNode>($(root).find(selector));
  const [skipped, code] = [found(SKIPPED), found(CODE)] as const;
  const [badges, titles] = [found(BADGE), found(ADMONITION_TITLE)] as const;
  const visit = (node: AnyNode, into: 'text' | 'code'): void => {
    if (node.type === 'text') current[into] += node.data;
    if (node.type !== 'tag') return;
    const { tagName } = node;
    const id = $(node).attr('id');
    if (tagName === 'h1' || skipped.has(node)) return;
    if (HEADING.test(tagName) && id) {
      parts.push((current = open(id, clean(textWithout($(node), '.hash-link')), Number(tagName[1]))));
      return;
    }
    const before = current;
    const row = id !== undefined && $(node).children('dt, td, th[scope="row"]').length > 0;
    if (row) parts.push((current = open(id, '', 0)));
    const inside = code.has(node) ? 'code' : into;
    const space = INLINE.test(tagName) && !badges.has(node) ? '' : ' ';
    current[inside] += space;
    for (const child of node.children) visit(child, inside);
    const mark = titles.has(node) ? ':' : markAfter(node);
    current[inside] = closed(current[inside], mark) + space;
    if (row) current = before;
  };
  if (root) visit(root, 'text');
  return parts.map((part) => ({ ...part, text: clean(part.text), code: clean(part.code) }));
}

/** A row of a table reads as a sentence: "first cell: second; third." */
function markAfter({ tagName, prev, next }: Element): string {
  if (tagName === 'tr') return '.';
  if (!/^t[dh]$/.test(tagName) || next === null) return '';
  return prev === null ? ':' : ';';
}

/** Adds a punctuation mark to a text, unless it ends with one. */
function closed(text: string, mark: string): string {
  const end = mark === '' ? '' : text.trimEnd();
  return end === '' || /[.:;!?]$/.test(end) ? text : end + mark;
}

function canonicalPath($: CheerioAPI, baseUrl: string): string | null {
  const canonical = $('link[rel="canonical"]').attr('href');
  if (canonical === undefined) return null;
  const path = new URL(canonical).pathname;
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : null;
}

const textWithout = (element: Cheerio<AnyNode>, selector: string): string =>
  element.clone().find(selector).remove().end().text();

const attributes = (elements: Cheerio<Element>, name: string): string[] =>
  Array.from(elements, ({ attribs }) => attribs[name] ?? '');

const clean = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

function linksOf(links: readonly string[], baseUrl: string): string[] {
  return links
    .filter((href) => href.startsWith(baseUrl))
    .map((href) => {
      const [path = '', anchor = ''] = `/${href.slice(baseUrl.length)}`.split('#');
      return `${path === '/' ? path : path.replace(/\/$/, '')}#${decodeURIComponent(anchor)}`;
    });
}
