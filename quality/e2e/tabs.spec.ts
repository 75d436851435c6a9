import { type Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, text: string) => page.getByRole('tabpanel').filter({ hasText: text });

test('package managers in Getting started keep the chosen tab: after a change of route, a load, and a click from before the application', async ({
  page,
}) => {
  const shows = (command: string) => expect(panel(page, `${command} @pufferfinance`)).toBeVisible();
  await test.step('a change of route, Back and Forward', async () => {
    await openPage(page, 'guides/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Getting Started' }).click();
    await shows('npm install');
    await tab(page, 'yarn').click();
    await shows('yarn add');
    await expect(panel(page, 'npm install @pufferfinance')).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await page.goForward();
    await shows('yarn add');
    await tab(page, 'pnpm').click();
    await shows('pnpm add');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
  await test.step('the load of another page', async () => {
    await openPage(page, 'puffer-component-example');
    await shows('pnpm add');
  });
  await test.step('a click from before the application', async () => {
    const release = await holdApp(page);
    await page.goto('getting-started');
    await tab(page, 'bun').click();
    release();
    await shows('bun add');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the commands of all package managers are readable', async ({ page }) => {
    await page.goto('getting-started');
    for (const command of ['npm install', 'pnpm add', 'yarn add', 'bun add'])
      await expect(panel(page, `${command} @pufferfinance`)).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});
