import { type Page } from '@playwright/test';
import { buildFixture, FIXTURE_BASE, type FixtureBuild } from './support/fixture-build';
import { started } from './support/open-page';
import { serveFolder, type StaticSite } from './support/static-site';
import { expect, test } from './support/test';

// quality/e2e/fixtures/islands: pages with stateful components that the real site lacks. The same build has a broken
// link and other settings of theme and footer; it writes all pages before it checks links.

const tab = (page: Page, name: string, group = 0) =>
  page.getByRole('tablist').nth(group).getByRole('tab', { name, exact: true });
const panel = (page: Page, text: string) => page.getByRole('tabpanel').filter({ hasText: text });

test.describe('a site with islands, flat footer links, the system preference and a broken link', () => {
  test.describe.configure({ mode: 'default' });
  let build: FixtureBuild;
  let site: StaticSite;

  test.beforeAll(async () => {
    build = await buildFixture('islands');
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
  /** Holds the scripts of the islands back until the returned function is called. */
  const holdIslands = async (page: Page): Promise<() => void> => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes('Reads the theme') || /count /.test(body)) await held;
      await route.fulfill({ response, body });
    });
    return () => release();
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

  test('a broken link stops the build', () => {
    expect(build.output).toMatch(/found broken links![\s\S]*linking to \/fixture\/nowhere/);
    expect(build.exitCode).toBe(1);
  });

  test('a page without islands loads no island code, and React renders a page with tabs and state whole', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.ok() && response.url().endsWith('.js')) scripts.push(await response.text());
    });
    const errors = await open(page, 'plain');
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((text) => text.includes('page-island'))).toEqual([]);

    for (const way of ['route', 'load'])
      await test.step(`after a ${way}`, async () => {
        if (way === 'route') await page.getByRole('link', { name: 'To the whole page' }).click();
        else {
          await page.reload();
          await started(page);
        }
        await page.getByRole('tab', { name: 'b' }).click();
        await expect(panel(page, 'panel b')).toBeVisible();
        await page.getByRole('button', { name: 'counted 0' }).click();
        await expect(page.getByRole('button', { name: 'counted 2' })).toBeVisible();
        await expect(page.locator('page-island')).toHaveCount(0);
        expect(errors).toEqual([]);
      });
  });

  test('a home page with a footer of flat links, three colour modes, an island near the window and one far from it', async ({
    page,
  }) => {
    const root = page.locator('html');
    const near = island(page, 'near').locator('output');
    const far = island(page, 'far').locator('output');
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);

    await test.step('a footer takes flat links, a logo with all its fields and a copyright line', async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Second' })).toHaveAttribute('href', `${FIXTURE_BASE}second`);
      await expect(footer.getByRole('link', { name: /Elsewhere/ })).toHaveAttribute('href', 'https://example.com/');
      const logo = footer.getByRole('img', { name: 'Logo of the fixture' }).filter({ visible: true });
      await expect(logo).toHaveAttribute('width', '40');
      await expect(logo).toHaveAttribute('height', '30');
      await expect(footer.getByRole('link', { name: 'Logo of the fixture' })).toHaveAttribute(
        'href',
        'https://example.com/logo',
      );
      await expect(footer).toContainText('Copyright © 2025 Fixture');
    });

    await test.step('the choice system follows the operating system and its changes', async () => {
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect(root).toHaveAttribute('data-theme-choice', 'system');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(root).toHaveAttribute('data-theme', 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(root).toHaveAttribute('data-theme', 'dark');
    });

    const toggle = page.getByRole('button', { name: /dark.*light|light.*dark/i }).filter({ visible: true });
    await test.step('the toggle goes from system to light, dark and back to system, and an island follows it', async () => {
      await count(page, 'near');
      for (const [choice, theme] of [
        ['light', 'light'],
        ['dark', 'dark'],
        ['system', 'dark'],
        ['light', 'light'],
      ] as const) {
        await toggle.click();
        await expect(root).toHaveAttribute('data-theme-choice', choice);
        await expect(root).toHaveAttribute('data-theme', theme);
        await expect(near).toHaveText(`near: ${theme}, 1,`);
      }
    });

    await test.step('groups of tabs change together, and an island loads only once it is near the window', async () => {
      await tab(page, 'two').click();
      await expect(page.getByText('second panel').first()).toBeVisible();
      await toggle.click();
      await expect(near).toHaveText('near: dark, 1,');
      await expect(far).toHaveText('far: light, 0,');
      await far.scrollIntoViewIfNeeded();
      await expect(far).toHaveText('far: dark, 0,');
      await tab(page, 'two', 1).scrollIntoViewIfNeeded();
      await expect(page.getByText('second panel').last()).toBeVisible();
    });

    await test.step('an island has the stored theme after a load', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(site.home);
      await started(page);
      await expect(near).toHaveText('near: dark, 0,');
    });
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

  test('a page of the reference may contain islands; a class that only a lazily loaded part has keeps its styles, and an unused one has none', async ({
    page,
  }) => {
    await open(page, 'api/printed');
    await count(page, 'reference');
    await expect(island(page, 'reference').locator('output')).toHaveText('reference: light, 1,');
    await page.getByRole('button', { name: 'show the choice' }).click();
    const choice = page.getByRole('button', { name: 'the choice', exact: true });
    await expect(choice).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await choice.evaluate((button) => button.setAttribute('class', 'button button--danger'));
    await expect(choice).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('input from before an island has loaded stays', async ({ page }) => {
    const release = await holdIslands(page);
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

  for (const key of ['Enter', 'Space'])
    test(`a button of an island that is still loading takes ${key}`, async ({ page }) => {
      const release = await holdIslands(page);
      await page.goto(site.home);
      await started(page);
      await island(page, 'near').getByRole('button').focus();
      await page.keyboard.press(key);
      release();
      await expect(island(page, 'near').locator('output')).toHaveText('near: light, 1,');
    });

  test('an island that fails to load stays as printed, without the input; the next touch tries again', async ({
    page,
  }) => {
    let failing = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await (failing && /count /.test(body) ? route.abort() : route.fulfill({ response, body }));
    });
    const failure = () =>
      page.waitForEvent('console', { predicate: (message) => message.text().includes('ChunkLoad') });
    const first = failure();
    await page.goto(site.home);
    await started(page);
    await first;
    const second = failure();
    await count(page, 'near');
    await second;
    failing = false;
    await island(page, 'near').getByRole('textbox').fill('typed');
    await expect(island(page, 'near').locator('output')).toHaveText('near: light, 0, typed');
  });
});
