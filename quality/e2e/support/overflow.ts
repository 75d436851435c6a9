import { type Page } from '@playwright/test';

/** Returns the elements that make the page scroll sideways at the current width. */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement),
    );
    const first = culprits[0]?.outerHTML.slice(0, 120) ?? 'no element found';
    return [`${scrollWidth} px of content in ${clientWidth} px: ${first}`];
  });
}
