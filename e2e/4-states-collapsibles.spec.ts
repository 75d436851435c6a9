import { type Page } from '@playwright/test';
import { docsSidebar, openPage } from './support/open-page';
import { expect, test } from './support/test';
import { heightTimes, watchHeights } from './support/transitions';

interface Opened {
  readonly height: number;
  readonly seconds: number;
}

/** Opens closed categories of the reference's sidebar, the one with the least content first in the result. */
async function openCategories(page: Page): Promise<[Opened, Opened]> {
  await openPage(page, 'api/');
  await watchHeights(page);
  const opened: Opened[] = [];
  // From the last to the first: what opens below does not move the next one.
  const closed = docsSidebar(page).locator('[aria-expanded="false"]').filter({ visible: true });
  const names = await closed.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  expect(names.length).toBeGreaterThan(1);
  for (const name of names.reverse().slice(0, 5)) {
    // The name changes from "Expand" to "Collapse" with the state.
    const category = await docsSidebar(page).getByRole('button', { name, exact: true }).elementHandle();
    await category?.click();
    await expect.poll(async () => (await heightTimes(page)).length).toBe(opened.length + 1);
    expect(await category?.getAttribute('aria-expanded')).toBe('true');
    opened.push({
      height: (await category?.evaluate((button) => button.closest('li')?.querySelector('ul')?.scrollHeight)) ?? 0,
      seconds: (await heightTimes(page)).at(-1) ?? 0,
    });
  }
  opened.sort((one, other) => one.height - other.height);
  const [lowest, tallest] = [opened[0], opened.at(-1)];
  if (lowest === undefined || tallest === undefined) throw new Error('no category');
  expect(tallest.height).toBeGreaterThan(lowest.height);
  return [lowest, tallest];
}

test('R180 collapsibles expand with a height animation, taller content takes longer', async ({ page }) => {
  const [lowest, tallest] = await openCategories(page);
  expect(lowest.seconds).toBeGreaterThan(0.05);
  expect(tallest.seconds).toBeGreaterThan(lowest.seconds);
});

test('R181 about 1 ms with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { seconds } of await openCategories(page)) expect(seconds).toBeLessThanOrEqual(0.02);
});

test('a caret points to the side while its category is collapsed, down while it is open', async ({ page }) => {
  await openPage(page, 'api/');
  // The border that is turned stands at the top right: by 45° it points to the side, by 135° down.
  const turnOf = (expanded: boolean) =>
    docsSidebar(page)
      .locator(`[aria-expanded="${expanded}"]`)
      .filter({ visible: true })
      .first()
      .evaluate((button) => {
        const link = button.matches('.menu__link--sublist-caret');
        const { transform } = getComputedStyle(button, link ? '::after' : '::before');
        const { a, b } = new DOMMatrix(transform);
        return Math.round((Math.atan2(b, a) * 180) / Math.PI);
      });
  expect(await turnOf(false)).toBe(45);
  await docsSidebar(page).locator('[aria-expanded="false"]').filter({ visible: true }).first().click();
  await expect.poll(() => turnOf(true)).toBe(135);
});
