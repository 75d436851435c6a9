import { type Page } from '@playwright/test';
import { docsSidebar, mainNav } from './open-page';

/** Finds problems in print: navigation, or content that does not fill the page. */
export async function printProblems(page: Page): Promise<string[]> {
  // The width of an A4 page between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const visible = (name: string, count: number): string[] => (count === 0 ? [] : [`${name} is printed`]);
  const problems = [
    ...visible('the navbar', await mainNav(page).filter({ visible: true }).count()),
    ...visible('the sidebar', await docsSidebar(page).filter({ visible: true }).count()),
    ...visible('the search box', await mainNav(page).getByRole('textbox').filter({ visible: true }).count()),
  ];
  const [share] = await page
    .getByRole('heading', { level: 1 })
    .evaluateAll((titles) =>
      titles.map((title) => (title.parentElement ?? title).getBoundingClientRect().width / window.innerWidth),
    );
  if (share === undefined) problems.push('the title is not printed');
  else if (share < 0.75) problems.push(`the content fills only ${Math.round(share * 100)} % of the width`);
  await page.emulateMedia({ media: null });
  return problems;
}
