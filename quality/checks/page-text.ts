import type { BuiltPage } from './build';

/** What a reader of a page reads: controls, cards of links and ways to other pages or to its file are left out. */
export interface PageText {
  /** Text of each paragraph, item, cell and heading. */
  readonly blocks: readonly string[];
  readonly codes: readonly string[];
}

/** The link to the file that a page comes from is the one paragraph that an article holds itself. */
const CONTROLS =
  'nav, button, label, [hidden]:not([role="tabpanel"]), [role="tablist"], .theme-doc-toc-mobile, .theme-doc-toc-desktop, .code-card, .hash-link, script, style, p:has(> [data-copy="page"]), article > p';
const BLOCKS = 'h1, h2, h3, h4, h5, p, li, dt, dd, td, th, summary';

/** Words of a fold that only stand for what it holds. */
const FOLD = /^(?:more|and \d+ more)$/;

/** Returns a text on one line, without the spaces of no width that links of headings hold. */
export const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Reads the text of a page; `without` selects more that is left out. */
export function readPageText({ $ }: BuiltPage, without = ''): PageText {
  const main = $('main').clone();
  main.find(CONTROLS).remove();
  if (without !== '') main.find(without).remove();
  const codes = main
    .find('pre')
    .toArray()
    .map((node) => $(node).text().replace(/\n$/, ''));
  main.find('pre').remove();
  const blocks = main
    .find(BLOCKS)
    .toArray()
    .filter((node) => $(node).find(BLOCKS).length === 0)
    .map((node) => $(node).text())
    .filter((text) => !FOLD.test(oneLine(text)));
  return { blocks, codes };
}
