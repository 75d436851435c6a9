import { BASE_URL } from '../../site/config/limits';
import { markLoad, wasReloaded } from './support/full-load';
import { activate, docsSidebar, openPage, started } from './support/open-page';
import { recordRequests } from './support/requests';
import { gate, missing, onNewScripts } from './support/script-faults';
import { expect, test } from './support/test';

const START = 'guides/depositing-eth';
// A link in view: those of collapsed categories are not on the page.
const TARGET = { title: 'Contract handlers', path: 'handlers/' } as const;

test('the old page stays until the next one has loaded', async ({ page }) => {
  await openPage(page, START);
  await markLoad(page);
  const heading = page.getByRole('heading', { level: 1 });
  const old = await heading.innerText();
  const scripts = gate();
  await onNewScripts(page, scripts.answer);
  await activate(docsSidebar(page).locator(`a[href="${BASE_URL}${TARGET.path}"]`));
  await page.waitForTimeout(700);
  await expect(heading).toHaveText(old);
  scripts.release();
  await expect(heading).toHaveText(TARGET.title);
  expect(await wasReloaded(page)).toBe(false);
});

test('content that fails to load: reload, then the error with a Retry that recovers', async ({ page }) => {
  await openPage(page, START);
  await markLoad(page);
  const restore = await onNewScripts(page, missing);
  const requests = recordRequests(page);
  await activate(docsSidebar(page).locator(`a[href="${BASE_URL}${TARGET.path}"]`));
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(/loading.*chunk|could not be loaded/i);
  expect(await wasReloaded(page)).toBe(true);
  await expect(page).toHaveURL(new RegExp(TARGET.path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TARGET.title);
  await page.waitForTimeout(1500);
  const loads = requests.documents().filter((url) => url.includes(TARGET.path));
  expect(loads.length).toBeGreaterThan(0);
  expect(loads.length).toBeLessThanOrEqual(4);

  await restore();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await started(page);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TARGET.title);
});

test('content that fails once: the reload shows the page', async ({ page }) => {
  await openPage(page, START);
  await markLoad(page);
  const restore = await onNewScripts(page, async (route) => {
    await missing(route);
    await restore();
  });
  await activate(docsSidebar(page).locator(`a[href="${BASE_URL}${TARGET.path}"]`));
  await expect.poll(() => wasReloaded(page).catch(() => false)).toBe(true);
  await started(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TARGET.title);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test.describe('with prefetching', () => {
  test.use({ prefetch: true });

  test('a preload that fails on hover stays silent', async ({ page }) => {
    await openPage(page, START);
    await markLoad(page);
    let tried = 0;
    await onNewScripts(page, async (route) => {
      tried++;
      await missing(route);
    });
    await docsSidebar(page).locator(`a[href="${BASE_URL}${TARGET.path}"]`).hover();
    await expect.poll(() => tried).toBeGreaterThan(0);
    await page.waitForTimeout(800);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    expect(await wasReloaded(page)).toBe(false);
  });
});
