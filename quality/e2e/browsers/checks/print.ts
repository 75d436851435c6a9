import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import { STYLES, type Check } from '../check';
import { type Tab } from '../tab';

/** Minimum share of the frame that the text of a page fills in print. */
const PRINTED_SHARE = 0.85;

/**
 * Applies the print rules to the screen, at the width of the window, because not every driver can print. Some browsers
 * print with that width. Runs in the page.
 */
function applyPrintRules(): void {
  const waiting: (CSSStyleSheet | CSSRule)[] = [...document.styleSheets];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof CSSMediaRule) {
      const queries = [...next.media].filter((query) => !/\bscreen\b/.test(query));
      next.media.mediaText = queries.map((query) => query.replace(/\bprint\b/, 'all')).join(', ') || 'not all';
    }
    if ('cssRules' in next) waiting.push(...(next as CSSStyleSheet).cssRules);
  }
}

export const print: Check = {
  name: 'print: one column that fills the paper, no navigation',
  run: async ({ tab, site }) => {
    await tab.open(site.at('getting-started'));
    await tab.evaluate(applyPrintRules);
    const { share, beside } = await tab.evaluate(() => ({
      share: (document.querySelector('[data-body-of]')?.getBoundingClientRect().width ?? 0) / innerWidth,
      beside: ['nav[aria-label=Main]', '.theme-doc-sidebar-container', '.theme-doc-toc-desktop'].filter(
        (selector) => document.querySelector(selector)?.checkVisibility() === true,
      ),
    }));
    assert.deepEqual(beside, [], `printed beside the text: ${beside.join(', ')}`);
    assert.ok(share > PRINTED_SHARE, `the text fills only ${Math.round(share * 100)} % of the width`);
  },
  mustFail: {
    path: STYLES,
    change: (css) => css.replaceAll('@media print', '@media speech'),
    says: /printed beside the text/,
  },
};

/** Pages with folds: what samples send, the end of long lists. */
const FOLDED = ['guides/depositing-eth', 'api/contracts/handlers/institutional-vault-handler'];

/**
 * Returns the text of each block of the page's content, the hidden blocks, and the text of the navigation next to it.
 * Code is returned line by line, because a PDF may separate its lines at the end of a sheet. Runs in the page.
 */
function blocks(): { readonly all: string[]; readonly hidden: string[]; readonly beside: string[] } {
  const inner = 'p, li, dt, dd, td, th, summary, pre, .line';
  const ends = [...document.querySelectorAll(`[data-body-of] :is(${inner}, h2, h3)`)].filter(
    (block) => block.querySelector(inner) === null && block.closest('[aria-hidden], .code-card') === null,
  );
  const texts = new Map(
    ends.map((block) => {
      const copy = block.cloneNode(true) as Element;
      copy.querySelectorAll('button, .code-card, .hash-link').forEach((part) => part.remove());
      return [block, copy.textContent ?? ''] as const;
    }),
  );
  return {
    all: [...texts.values()],
    hidden: [...texts].flatMap(([block, text]) => (block.checkVisibility({ visibilityProperty: true }) ? [] : [text])),
    beside: ['.theme-doc-sidebar-container nav', '.theme-doc-toc-desktop', 'nav[aria-label=Main]'].map(
      (selector) => document.querySelector(selector)?.textContent ?? '',
    ),
  };
}

/** Letters and digits only: a PDF has different spaces and lines. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Whether a block is on paper: in one piece, or in two at the end of a sheet. */
function isOn(paper: string, block: string): boolean {
  const wanted = letters(block);
  if (paper.includes(wanted)) return true;
  const ends = [...block.matchAll(/\s/g)].map(({ index }) => letters(block.slice(0, index)).length);
  return ends.some((end) => paper.includes(wanted.slice(0, end)) && paper.includes(wanted.slice(end)));
}

/** Prints the page and returns the content that is missing on paper, and the navigation that is on it. */
async function lostOnPaper(tab: Tab, print: NonNullable<Tab['print']>): Promise<string[]> {
  const { all, beside } = await tab.evaluate(blocks);
  const { text } = await extractText(await getDocumentProxy(await print()), { mergePages: true });
  const paper = letters(text);
  return [
    ...all.filter((block) => !isOn(paper, block)).map((block) => `not on the paper: ${block}`),
    ...beside.filter((block) => paper.includes(letters(block))).map((block) => `on the paper: ${block}`),
  ];
}

export const printWhole: Check = {
  name: 'print: all text is there, also what is folded, and nothing else',
  run: async ({ tab, site }) => {
    for (const path of FOLDED) {
      await tab.open(site.at(path));
      if (tab.print !== undefined) assert.deepEqual(await lostOnPaper(tab, tab.print), []);
      // Also where the driver cannot print.
      await tab.evaluate(applyPrintRules);
      const { all, hidden } = await tab.evaluate(blocks);
      assert.ok(all.length > 50, `${all.length} blocks of text`);
      assert.deepEqual(hidden, [], `not printed: ${hidden[0] ?? ''}`);
    }
  },
  mustFail: {
    path: STYLES,
    change: (css) => css.replaceAll('::details-content', '::backdrop'),
    says: /not (?:on the paper|printed): /,
  },
};
