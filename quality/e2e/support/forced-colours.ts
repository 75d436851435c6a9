import { type Page } from '@playwright/test';

/** Finds problems with forced colours: elements that opt out, and links that look like their text. */
export async function forcedColourProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const problems = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (getComputedStyle(element).forcedColorAdjust !== 'none' || !element.checkVisibility()) continue;
      // The parts of an icon have the colour of its text.
      if (element instanceof HTMLElement) found.push(`forced-color-adjust: none on ${element.outerHTML.slice(0, 100)}`);
      break;
    }
    for (const link of document.querySelectorAll('main p a[href]')) {
      const style = getComputedStyle(link);
      const around = getComputedStyle(link.parentElement ?? link);
      if (style.color !== around.color || style.textDecorationLine !== 'none') continue;
      found.push(`link like its text: ${link.outerHTML.slice(0, 100)}`);
      break;
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: null });
  return problems;
}

/** Finds controls among the first `stops` Tab stops that are off screen or do not show the focus. */
export async function focusProblems(page: Page, stops: number): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (let stop = 1; stop <= stops; stop++) {
    await page.keyboard.press('Tab');
    // A control may slide into view.
    await page.waitForTimeout(50);
    const { name, shown, marked } = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return { name: 'nothing', shown: false, marked: false };
      const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
      // An input may show its focus on the box around it.
      const marks = (box: Element | null): boolean => {
        if (box === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      };
      return {
        name: `${element.outerHTML.slice(0, 100)} at ${Math.round(left)},${Math.round(top)}`,
        shown: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
        marked: marks(element) || (element instanceof HTMLInputElement && marks(element.parentElement)),
      };
    });
    if (!shown) problems.push(`Tab stop ${stop} is not on screen: ${name}`);
    if (!marked) problems.push(`no focus to be seen on ${name}`);
    seen.add(name);
  }
  if (seen.size < stops) problems.push(`${stops} Tab stops, but only ${seen.size} places`);
  return problems;
}
