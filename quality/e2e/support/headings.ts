import { type Page } from '@playwright/test';

/** Finds problems of the outline: not exactly one visible h1, one with another title, or a skipped level. */
export async function headingProblems(page: Page, title = /./): Promise<string[]> {
  const headings = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        level: Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
        text: element.textContent ?? '',
      })),
  );
  const titles = headings.filter(({ level }) => level === 1);
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} h1, expected one`]),
    ...titles.flatMap(({ text }) => (title.test(text) ? [] : [`h1 "${text}", expected ${title}`])),
    ...skips.map(({ level, text }) => `h${level} "${text}" leaves out a level`),
  ];
}
