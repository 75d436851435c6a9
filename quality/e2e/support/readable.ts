import { type Page } from '@playwright/test';
import { type CheerioAPI } from 'cheerio/slim';

/** Minimum length of a page's text. */
const ENOUGH_TEXT = 150;

interface Expected {
  /** Docs pages have a sidebar; the example pages and the search page do not. */
  readonly sidebar: boolean;
}

/** What there is to read and to follow on a page. */
interface Content {
  readonly text: string;
  readonly titles: number;
  readonly navbar: number;
  readonly entries: number;
}

const NAVBAR = 'nav[aria-label="Main"] a[href]';
const ENTRIES = 'nav[aria-label$="sidebar" i] :is(a[href], button)';

/** Finds what the current page lacks for reading: title, text, links. For pages whose scripts do not run. */
export async function readingProblems(page: Page, expected: Expected): Promise<string[]> {
  // One pass over the page: role queries compute the name and role of every element, which takes seconds on long pages.
  const content = await page.evaluate(
    ([navbar, entries]) => {
      const seen = (selector: string): number =>
        [...document.querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ).length;
      return {
        text: document.querySelector('main')?.innerText ?? '',
        titles: seen('h1'),
        navbar: seen(navbar),
        entries: seen(entries),
      };
    },
    [NAVBAR, ENTRIES] as const,
  );
  return lacks(content, expected);
}

/** The same for the HTML of a page, where only the attribute `hidden` tells what can't be seen. */
export function htmlProblems($: CheerioAPI, expected: Expected): string[] {
  const seen = (selector: string): number =>
    $(selector).filter((_, node) => $(node).closest('[hidden]').length === 0).length;
  const silent = 'script, style, template, noscript, [hidden]';
  const texts = $('main, main *')
    .not(silent)
    .filter((_, node) => $(node).parents(silent).length === 0);
  const text = texts
    .contents()
    .filter((_, node) => node.nodeType === 3)
    .text()
    .replace(/\s+/g, ' ');
  return lacks({ text, titles: seen('h1'), navbar: seen(NAVBAR), entries: seen(ENTRIES) }, expected);
}

function lacks({ text, titles, navbar, entries }: Content, { sidebar }: Expected): string[] {
  return [
    ...(titles === 1 ? [] : ['no title to be seen']),
    ...(text.length >= ENOUGH_TEXT ? [] : [`the main part has only ${text.length} characters`]),
    ...(navbar >= 4 ? [] : [`the navbar has only ${navbar} links`]),
    ...(!sidebar || entries >= 3 ? [] : [`the sidebar has only ${entries} entries`]),
  ];
}
