import type { BuiltPage } from './build';

/** The text of a page, without controls, cards of links, and links to other pages or to its source. */
export interface PageText {
  /** Text of each paragraph, item, cell and heading. */
  readonly blocks: readonly string[];
  readonly codes: readonly string[];
}

/** The link to a page's source is the only paragraph directly in an article. */
const CONTROLS =
  'nav, button, label, [hidden]:not([role="tabpanel"]), [role="tablist"], .theme-doc-toc-mobile, .theme-doc-toc-desktop, .code-card, .hash-link, script, style, p:has(> [data-copy="page"]), article > p';
const BLOCKS = 'h1, h2, h3, h4, h5, p, li, dt, dd, td, th, summary';

/** Label of a fold, which only represents its content. */
const FOLD = /^(?:more|and \d+ more)$/;

/** Returns a text on one line, without the zero-width spaces in links of headings. */
export const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Reads the text of a page; `without` selects more elements to omit. */
export function readPageText({ $ }: BuiltPage, without = ''): PageText {
  const main = $('main').clone();
  main.find(CONTROLS).remove();
  if (without !== '') main.find(without).remove();
  const codes = main
    .find('pre')
    .toArray()
    .map((node) => $(node).text().replace(/\n$/, ''));
  main.find('pre').remove();
  const found = main.find(BLOCKS).toArray();
  const holders = new Set<object>();
  for (const { parent } of found)
    for (let node = parent; node !== null && !holders.has(node); node = node.parent) holders.add(node);
  const blocks = found
    .filter((node) => !holders.has(node))
    .map((node) => $(node).text())
    .filter((text) => !FOLD.test(oneLine(text)));
  return { blocks, codes };
}
