import { type Page } from '@playwright/test';
import { buildFixture, FIXTURE_BASE, type FixtureBuild } from './support/fixture-build';
import { openPage, started } from './support/open-page';
import { serveFolder, type StaticSite } from './support/static-site';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

// Pages with stateful components: the tabs of the real site, and quality/e2e/fixtures/islands for cases that it lacks.

const tab = (page: Page, name: string, group = 0) =>
  page.getByRole('tablist').nth(group).getByRole('tab', { name, exact: true });
const panel = (page: Page, text: string) => page.getByRole('tabpanel').filter({ hasText: text });

test.describe('package managers in Getting started', () => {
  test('keep the chosen tab, also on the next page', async ({ page }) => {
    await openPage(page, 'getting-started');
    await expect(panel(page, 'npm install @pufferfinance')).toBeVisible();
    await tab(page, 'pnpm').click();
    await expect(panel(page, 'pnpm add @pufferfinance')).toBeVisible();
    await expect(panel(page, 'npm install @pufferfinance')).toBeHidden();
    await openPage(page, 'puffer-component-example');
    await expect(panel(page, 'pnpm add @pufferfinance')).toBeVisible();
    await openPage(page, 'getting-started');
    await expect(panel(page, 'pnpm add @pufferfinance')).toBeVisible();
  });

  test('work after a change of route, back and forward', async ({ page }) => {
    await openPage(page, 'guides/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Getting Started' }).click();
    await tab(page, 'yarn').click();
    await expect(panel(page, 'yarn add @pufferfinance')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await page.goForward();
    await expect(panel(page, 'yarn add @pufferfinance')).toBeVisible();
    await tab(page, 'npm').click();
    await expect(panel(page, 'npm install @pufferfinance')).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('handle a click from before the application', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('getting-started');
    await tab(page, 'bun').click();
    release();
    await expect(panel(page, 'bun add @pufferfinance')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('are all readable', async ({ page }) => {
      await page.goto('getting-started');
      for (const command of ['npm install', 'pnpm add', 'yarn add', 'bun add'])
        await expect(panel(page, `${command} @pufferfinance`)).toBeVisible();
      await expect(page.getByRole('tablist')).toBeHidden();
    });
  });
});

test.describe('a site with islands and components with state', () => {
  test.describe.configure({ mode: 'default' });
  let build: FixtureBuild;
  let site: StaticSite;

  test.beforeAll(async () => {
    build = await buildFixture('islands');
    expect(build.output).toContain('Generated static files');
    site = await serveFolder(build.folder, FIXTURE_BASE);
  });
  test.afterAll(async () => {
    await site.close();
    await build.remove();
  });

  const open = async (page: Page, path = ''): Promise<string[]> => {
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    page.on('pageerror', ({ message }) => void errors.push(message));
    await page.goto(site.home + path);
    await started(page);
    return errors;
  };
  const island = (page: Page, name: string) => page.getByTestId(name);
  const count = (page: Page, name: string) => island(page, name).getByRole('button').click();

  test('an island works on a full load and after route changes', async ({ page }) => {
    const errors = await open(page);
    await count(page, 'near');
    await count(page, 'near');
    await expect(island(page, 'near').locator('output')).toHaveText('near: light, 2,');
    await page.getByRole('link', { name: 'To the whole page' }).click();
    await count(page, 'plain');
    await expect(island(page, 'plain').locator('output')).toHaveText('plain: light, 1,');
    await page.goBack();
    await count(page, 'near');
    await expect(island(page, 'near').locator('output')).toHaveText('near: light, 1,');
    await page.goForward();
    await count(page, 'plain');
    await expect(island(page, 'plain').locator('output')).toHaveText('plain: light, 1,');
    expect(errors).toEqual([]);
  });

  test('React renders a page with tabs and state whole', async ({ page }) => {
    for (const way of ['load', 'route']) {
      const errors = await open(page, way === 'load' ? 'whole' : 'plain');
      if (way === 'route') await page.getByRole('link', { name: 'To the whole page' }).click();
      await page.getByRole('tab', { name: 'b' }).click();
      await expect(panel(page, 'panel b')).toBeVisible();
      await page.getByRole('button', { name: 'counted 0' }).click();
      await expect(page.getByRole('button', { name: 'counted 2' })).toBeVisible();
      await expect(page.locator('page-island')).toHaveCount(0);
      expect(errors).toEqual([]);
    }
  });

  test('an island follows the theme', async ({ page }) => {
    await open(page);
    await count(page, 'near');
    await page
      .getByRole('button', { name: /Switch between dark and light mode/ })
      .first()
      .click();
    await expect(island(page, 'near').locator('output')).toHaveText('near: dark, 1,');
    await page.reload();
    await started(page);
    await expect(island(page, 'near').locator('output')).toHaveText('near: dark, 0,');
  });

  test('an island loads only once it is near the window', async ({ page }) => {
    await open(page);
    await count(page, 'near');
    const far = island(page, 'far').locator('output');
    await expect(far).toHaveText('far: light, 0,');
    await page
      .getByRole('button', { name: /Switch between/ })
      .first()
      .click();
    await expect(island(page, 'near').locator('output')).toHaveText(/dark/);
    await expect(far).toHaveText('far: light, 0,');
    await far.scrollIntoViewIfNeeded();
    await expect(far).toHaveText('far: dark, 0,');
  });

  test('a click on an island that is loaded and not yet rendered counts', async ({ page }) => {
    // React renders in a separate task, which may be late on a busy machine.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
        const post = (): void => Reflect.apply(postMessage, this, message) as undefined;
        if ('late' in window) setTimeout(post, 3000);
        else post();
      };
    });
    await open(page);
    await page.evaluate(() => Object.assign(window, { late: true }));
    const far = island(page, 'far').locator('output');
    await far.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await count(page, 'far');
    await expect(far).toHaveText('far: light, 5,');
  });

  test('pages of the reference may contain islands', async ({ page }) => {
    await open(page, 'api/printed');
    await count(page, 'reference');
    await expect(island(page, 'reference').locator('output')).toHaveText('reference: light, 1,');
  });

  test('a class that only a lazily loaded part has keeps its styles, and an unused one has none', async ({ page }) => {
    await open(page, 'api/printed');
    await page.getByRole('button', { name: 'show the choice' }).click();
    const choice = page.getByRole('button', { name: 'the choice', exact: true });
    await expect(choice).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await choice.evaluate((button) => button.setAttribute('class', 'button button--danger'));
    await expect(choice).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('groups of tabs change together', async ({ page }) => {
    await open(page);
    await tab(page, 'two').click();
    await expect(page.getByText('second panel').first()).toBeVisible();
    await tab(page, 'two', 1).scrollIntoViewIfNeeded();
    await expect(page.getByText('second panel').last()).toBeVisible();
  });

  test('input from before an island has loaded stays', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes('Reads the theme') || /count /.test(body)) await held;
      await route.fulfill({ response, body });
    });
    await page.goto(site.home);
    await started(page);
    const field = island(page, 'near').getByRole('textbox');
    await island(page, 'near').getByRole('button').click();
    await field.fill('typed');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    release();
    await expect(island(page, 'near').locator('output')).toHaveText('near: light, 1, typed');
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
      1, 3,
    ]);
  });

  test('an island that fails to load stays as printed, and the next touch tries again', async ({ page }) => {
    let failing = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await (failing && /count /.test(body) ? route.abort() : route.fulfill({ response, body }));
    });
    await page.goto(site.home);
    await started(page);
    await expect(island(page, 'near').locator('output')).toHaveText('near: light, 0,');
    failing = false;
    await count(page, 'near');
    await expect(island(page, 'near').locator('output')).toHaveText('near: light, 1,');
  });

  test('a page without islands loads no island code', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    await open(page, 'plain');
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((text) => text.includes('page-island'))).toEqual([]);
  });
});
