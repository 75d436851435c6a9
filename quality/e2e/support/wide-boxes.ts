import { type Page } from '@playwright/test';

/**
 * Finds tables and code in the main content that are too wide and have no keyboard access: neither they, nor their
 * scrolling box, nor any content can take the focus.
 */
export function unreachableWideBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    const scrolls = (element: Element) => isWide(element) && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const canFocus = (element: Element) => element.getAttribute('tabindex') === '0';
    const problems: string[] = [];
    for (const box of document.querySelectorAll('main :is(table, pre)')) {
      if (!(box as HTMLElement).checkVisibility()) continue;
      let scroller: Element | null = box;
      while (scroller && scroller !== document.body && !scrolls(scroller)) scroller = scroller.parentElement;
      const isInside = scroller !== null && scroller !== document.body;
      const overflows = box.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
      const inner = [box, ...box.querySelectorAll('code')].filter(scrolls);
      if (overflows && !isInside) problems.push(`overflows: ${box.outerHTML.slice(0, 100)}`);
      for (const target of new Set([...(isInside && scroller ? [scroller] : []), ...inner])) {
        if (!canFocus(target)) problems.push(`not reachable: ${target.outerHTML.slice(0, 100)}`);
      }
    }
    return [...new Set(problems)];
  });
}
