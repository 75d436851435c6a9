import { type Page } from '@playwright/test';

/** Finds problems of the outline: not exactly one visible h1, or a skipped level. */
export async function headingProblems(page: Page): Promise<string[]> {
  const headings = await page.locator('h1, h2, h3, h4, h5, h6, [role=heading]').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        level: Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
        text: element.textContent ?? '',
      })),
  );
  const titles = headings.filter(({ level }) => level === 1).length;
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  return [
    ...(titles === 1 ? [] : [`${titles} h1, expected one`]),
    ...skips.map(({ level, text }) => `h${level} "${text}" leaves out a level`),
  ];
}
