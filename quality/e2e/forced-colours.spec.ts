import { type Page } from '@playwright/test';
import { addStyles } from './support/add-styles';
import { ink } from './support/ink';
import { docsSidebar, mainNav, openPage } from './support/open-page';
import { expect, test } from './support/test';

// Forced colours (high contrast) remove backgrounds, shadows, and images in inputs. Each test inspects pixels.
test.use({ contextOptions: { forcedColors: 'active' } });

const searchBox = 'input[name="q"]';

test('marks that forced colours remove are found', async ({ page }) => {
  await page.setContent(`<p style="box-shadow: inset 3px 0 red; background: gold; width: 90px; height: 40px"></p>
    <p style="border: 3px solid red; width: 90px; height: 40px"></p>`);
  expect(await ink(page.locator('p').first())).toBe(0);
  expect(await ink(page.locator('p').last(), { x: 1, y: 1 })).toBeGreaterThan(0);
});

test('a guide shows current entries, its search box and the chosen result', async ({ page }) => {
  await openPage(page, 'guides/withdrawing#steps');
  await test.step('the current entries of navbar, sidebar and table of contents are underlined', async () => {
    const sidebar = docsSidebar(page);
    const currents = [
      mainNav(page).getByRole('link', { name: 'Guides' }).first(),
      sidebar.locator('[aria-current="page"]'),
      page.locator('.table-of-contents__link--active'),
    ];
    for (const current of currents) await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await expect(sidebar.getByRole('link', { name: 'Getting started' })).toHaveCSS('text-decoration-line', 'none');
  });

  const box = page.locator(searchBox).filter({ visible: true });
  const icon = { x: 8, y: 6, width: 24, height: 22 };
  for (const width of [1280, 390])
    await test.step(`the search box has its icon at ${width} px, also while it is open`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => expect(await ink(box, icon)).toBeGreaterThan(30)).toPass();
      await box.fill('deposit');
      await page.getByRole('option').first().waitFor();
      expect(await ink(box, icon)).toBeGreaterThan(30);
      if (width === 1280) await test.step('the chosen result differs from the others', () => chosenDiffers(page));
      await box.clear();
      await box.press('Escape');
    });
  await addStyles(page, '.navbar__search::before, .navbar__search::after { display: none !important; }');
  expect(await ink(box, icon)).toBe(0);
});

async function chosenDiffers(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  const edge = { x: 0, y: 10, width: 8, height: 20 };
  // The list is rendered again when more of the index has loaded.
  await expect(async () => {
    expect(await ink(page.getByRole('option', { selected: true }), edge)).toBeGreaterThan(20);
    expect(await ink(page.getByRole('option', { selected: false }).last(), edge)).toBe(0);
  }).toPass();
}

test('tabs show which one is chosen, and buttons are boxes', async ({ page }) => {
  await openPage(page, '');
  const below = { x: 2, y: -4, height: 4, width: 20 };
  const edge = { y: 10, width: 8, height: 12 };
  const tabs = page.getByRole('tab');
  await page.mouse.move(0, 0);
  // Tabs are rendered again when the application has taken them over.
  await expect(async () => {
    expect(await ink(tabs.first(), { ...below, y: -8, height: 8 })).toBeGreaterThan(20);
    expect(await ink(tabs.last(), below)).toBe(0);
    expect(await ink(page.getByRole('link', { name: 'Set up a client' }).first(), edge)).toBeGreaterThan(8);
    expect(await ink(page.getByRole('button', { name: 'Copy page' }), edge)).toBeGreaterThan(8);
  }).toPass();
});

test('each kind of callout has an edge and its own symbol', async ({ page }) => {
  const symbols = new Map<string, string>();
  for (const path of ['guides/withdrawing', 'api/contracts/handlers/puffer-vault-handler']) {
    await openPage(page, path);
    for (const kind of ['note', 'warning', 'danger']) {
      const callout = page.locator(`.theme-admonition-${kind}`).filter({ visible: true }).first();
      if ((await callout.count()) === 0) continue;
      expect(await ink(callout, { width: 8 })).toBeGreaterThan(30);
      const title = callout.locator('p').first();
      expect(await ink(title, { width: 20 })).toBeGreaterThan(30);
      symbols.set(kind, await title.evaluate((element) => getComputedStyle(element, '::before').content));
    }
  }
  expect(new Set(symbols.values()).size).toBe(3);
});
