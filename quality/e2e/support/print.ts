import { type Page } from '@playwright/test';

/** Finds problems in print: navigation, or content that does not fill the page. */
export async function printProblems(page: Page): Promise<string[]> {
  // The width of an A4 page between its margins.
  await Promise.all([page.setViewportSize({ width: 718, height: 1000 }), page.emulateMedia({ media: 'print' })]);
  const problems = await page.evaluate(() => {
    const navigation = {
      'the navbar': 'nav[aria-label="Main"]',
      'the sidebar': 'nav[aria-label$="sidebar" i]',
      'the search box': 'nav[aria-label="Main"] input',
    };
    const isPrinted = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility({ visibilityProperty: true }));
    const printed = Object.entries(navigation).filter(([, selector]) => isPrinted(selector));
    const title = [...document.querySelectorAll('h1')].find((element) => element.checkVisibility());
    const width = (title?.parentElement ?? title)?.getBoundingClientRect().width;
    const share = width === undefined ? undefined : width / window.innerWidth;
    return [
      ...printed.map(([name]) => `${name} is printed`),
      ...(share === undefined ? ['the title is not printed'] : []),
      ...(share !== undefined && share < 0.75
        ? [`the content fills only ${Math.round(share * 100)} % of the width`]
        : []),
    ];
  });
  await page.emulateMedia({ media: null });
  return problems;
}

/** Prints the page on A4 and returns the number of sheets. Chromium only. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}
