import { type Page } from '@playwright/test';

/** Minimum length of a page's text. */
const ENOUGH_TEXT = 150;

interface Expected {
  /** Docs pages have a sidebar; the example pages and the search page do not. */
  readonly sidebar: boolean;
}

/** Finds what the current page lacks for reading: title, text, links. For pages whose scripts do not run. */
export async function readingProblems(page: Page, { sidebar }: Expected): Promise<string[]> {
  // One pass over the page: role queries compute the name and role of every element, which takes seconds on long pages.
  const { text, titles, navbar, entries } = await page.evaluate(() => {
    const seen = (selector: string): number =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length;
    return {
      text: document.querySelector('main')?.innerText ?? '',
      titles: seen('h1'),
      navbar: seen('nav[aria-label="Main"] a[href]'),
      entries: seen('nav[aria-label$="sidebar" i] :is(a[href], button)'),
    };
  });
  return [
    ...(titles === 1 ? [] : ['no title to be seen']),
    ...(text.length >= ENOUGH_TEXT ? [] : [`the main part has only ${text.length} characters`]),
    ...(navbar >= 4 ? [] : [`the navbar has only ${navbar} links`]),
    ...(!sidebar || entries >= 3 ? [] : [`the sidebar has only ${entries} entries`]),
  ];
}
