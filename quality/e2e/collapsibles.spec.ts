import { type Page } from '@playwright/test';
import { docsSidebar, openPage } from './support/open-page';
import { expect, test } from './support/test';
import { heightTimes, watchHeights } from './support/transitions';

interface Opened {
  readonly height: number;
  readonly seconds: number;
}

/** Opens two closed categories of the reference's sidebar and returns them, the one with less content first. */
async function openCategories(page: Page): Promise<[Opened, Opened]> {
  await openPage(page, 'api/');
  await watchHeights(page);
  const opened: Opened[] = [];
  // From last to first, because opening a category does not move those above it.
  const closed = docsSidebar(page).locator('[aria-expanded="false"]').filter({ visible: true });
  const names = await closed.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  expect(names.length).toBeGreaterThan(1);
  for (const name of names.reverse().slice(0, 5)) {
    // The name changes from "Expand" to "Collapse" when the category opens.
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

test('collapsibles expand with a height animation, taller content takes longer', async ({ page }) => {
  const [lowest, tallest] = await openCategories(page);
  expect(lowest.seconds).toBeGreaterThan(0.05);
  expect(tallest.seconds).toBeGreaterThan(lowest.seconds);
});

test('the animation takes about 1 ms with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { seconds } of await openCategories(page)) expect(seconds).toBeLessThanOrEqual(0.02);
});

test('a caret points to the side while its category is collapsed, down while it is open', async ({ page }) => {
  await openPage(page, 'api/');
  // The rotated border is at the top right: 45° points to the side, 135° down.
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
