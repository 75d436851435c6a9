import { type Page } from '@playwright/test';
import { docsSidebar, mainNav } from './open-page';

/** Minimum length of a page's text. */
const ENOUGH_TEXT = 150;

interface Expected {
  /** Docs pages have a sidebar; the example pages and the search page do not. */
  readonly sidebar: boolean;
}

/** Finds what the current page lacks for reading: title, text, links. For pages whose scripts do not run. */
export async function readingProblems(page: Page, { sidebar }: Expected): Promise<string[]> {
  const title = page.getByRole('heading', { level: 1 });
  const text = await page
    .getByRole('main')
    .innerText({ timeout: 5000 })
    .catch(() => '');
  const navbar = await mainNav(page).getByRole('link').filter({ visible: true }).count();
  const links = sidebar ? await docsSidebar(page).getByRole('link').filter({ visible: true }).count() : Infinity;
  const buttons = sidebar ? await docsSidebar(page).getByRole('button').filter({ visible: true }).count() : 0;
  return [
    ...((await title.filter({ visible: true }).count()) === 1 ? [] : ['no title to be seen']),
    ...(text.length >= ENOUGH_TEXT ? [] : [`the main part has only ${text.length} characters`]),
    ...(navbar >= 4 ? [] : [`the navbar has only ${navbar} links`]),
    // A category with a page of its own is a link with the role of a button.
    ...(links + buttons >= 3 ? [] : [`the sidebar has only ${links + buttons} entries`]),
  ];
}
