import { validateThemeConfig } from '@docusaurus/theme-classic/lib/options';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { normalizeThemeConfig } from '@docusaurus/utils-validation';
import { buildFixture, FIXTURE_BASE, type FixtureBuild } from './support/fixture-build';
import { started } from './support/open-page';
import { serveFolder, type StaticSite } from './support/static-site';
import { expect, test } from './support/test';

// Builds of quality/e2e/fixtures/site, overlaid with the files of one case, with the site's configuration.

/** Invalid theme configurations, which need no build. */
const invalid = [
  [
    'a footer that mixes columns with flat links',
    {
      footer: {
        links: [
          { title: 'Column', items: [{ label: 'Second', to: '/second' }] },
          { label: 'Flat', to: '/second' },
        ],
      },
    },
    /footer must be either simple or multi-column/,
  ],
  [
    'an unknown type of navbar item',
    { navbar: { items: [{ type: 'carousel', label: 'Unknown' }] } },
    /Bad navbar item type carousel/,
  ],
] as const;

for (const [name, themeConfig, says] of invalid) {
  test(`${name} stops the build`, () => {
    const validate = (): unknown =>
      validateThemeConfig({ themeConfig: themeConfig as unknown as ThemeConfig, validate: normalizeThemeConfig });
    expect(validate).toThrow(says);
  });
}

test.describe('a build of pages that cannot be compiled', () => {
  test.describe.configure({ mode: 'default' });
  let build: FixtureBuild;

  test.beforeAll(async () => {
    build = await buildFixture('missing');
    await build.remove();
  });

  for (const [name, says] of [
    ['a missing Markdown image', /Markdown image with URL `\.\/nope\.png`[\s\S]*picture\.md/],
    ['a missing island', /docs\/island\.mdx: line 5 imports @site\/src\/islands\/nowhere, which does not exist/],
    ['a page that is deleted during the build', /Cannot find module '@site\/docs\/second\.md'/],
  ] as const) {
    test(`${name} stops the build`, () => {
      expect(build.output).toMatch(says);
      expect(build.exitCode).toBe(1);
    });
  }
});

/** Seconds without progress after which these builds end: more than any step of a sound build needs on a busy machine. */
const LIMIT_S = 45;

/** Builds in which one page never finishes, and how each ends. */
const standing = [
  [
    'compiled',
    'standing',
    {},
    /^\[ERROR\] The build stands still for 45 seconds at docs\/second\.md: it began to be /m,
  ],
  [
    'rendered in another thread',
    'suspended',
    { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '2' },
    /^\[ERROR\] The build stands still for 45 seconds at \/fixture\/never: it has no HTML yet/m,
  ],
  // Nothing is pending, so Node would exit at once, with code 13 and no message about the page.
  [
    'rendered in the thread of the build',
    'suspended',
    { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' },
    /^\[ERROR\] The build stands still at \/fixture\/never: it has no HTML yet/m,
  ],
] as const;

for (const [how, fixture, env, says] of standing) {
  test(`a page that never ends to be ${how} stops the build`, async () => {
    const build = await buildFixture(fixture, { env: { ...env, BUILD_LIMIT_SECONDS: String(LIMIT_S) } });
    await build.remove();
    expect(build.output).toMatch(says);
    expect(build.exitCode).toBe(1);
  });
}

/** Pages that cannot be rendered, and the error message of the build for each. */
const refused = [
  [
    'the colour mode read outside its provider',
    'mode-outside-provider',
    /Hook useColorMode is called outside the <ColorModeProvider>\. Please see https:\/\/docusaurus\.io\/docs\/api\/themes\/configuration#use-color-mode/,
  ],
  [
    'a sidebar that holds no link',
    'sidebar-without-link',
    /Sidebar with ID "outside" doesn't have anything to be linked to/,
  ],
  ['an unknown docs version', 'unknown-version', /No docs version exist for name '9\.9\.9'/],
  ['a component of a page that throws', 'throwing', /Error: This page has no figures\./],
  [
    'an island with a function as property',
    'island-with-function',
    /docs\/island-with-function\.mdx: the island "chart" is given a function as "onDone"[\s\S]*src\/islands\/chart\.tsx/,
  ],
] as const;

test.describe('a build of pages that cannot be rendered', () => {
  test.describe.configure({ mode: 'default' });
  let build: FixtureBuild;

  test.beforeAll(async () => {
    build = await buildFixture('refused');
    await build.remove();
  });

  for (const [name, page, says] of refused) {
    test(`${name} stops the build`, () => {
      const errors = build.output
        .split("Can't render static file for pathname ")
        .filter((part) => part.startsWith(`"/fixture/${page}"`));
      expect(errors.join('')).toMatch(says);
      expect(build.exitCode).toBe(1);
    });
  }
});

test.describe('a build with tolerated problems, flat footer links and the system preference', () => {
  // One build serves all of these tests, so they share a worker.
  test.describe.configure({ mode: 'default' });
  let build: FixtureBuild;
  let site: StaticSite;

  test.beforeAll(async () => {
    build = await buildFixture('accepted');
    site = await serveFolder(build.folder, FIXTURE_BASE);
  });
  test.afterAll(async () => {
    await site.close();
    await build.remove();
  });

  test('a broken anchor warns', () => {
    expect(build.exitCode).toBe(0);
    expect(build.output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/);
    expect(build.output).toContain('linking to /fixture/second#nowhere');
  });

  test('a duplicate route warns, and shows the same page before and after the start', async ({ page }) => {
    expect(build.exitCode).toBe(0);
    expect(build.output).toMatch(/\[WARNING\] Duplicate routes found!/);
    expect(build.output).toContain('/fixture/second');
    await page.goto(`${site.home}second`);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(`${heading ?? ''} | Fixture`);
    await started(page);
    await expect(page).toHaveTitle(`${heading ?? ''} | Fixture`);
  });

  test('a footer takes flat links, a logo with all its fields and a copyright line', async ({ page }) => {
    await page.goto(site.home);
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

  test('the choice system follows the operating system and its changes', async ({ page }) => {
    const root = page.locator('html');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(site.home);
    await started(page);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-theme-choice', 'system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('the toggle goes from system to light, dark and back to system', async ({ page }) => {
    const root = page.locator('html');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(site.home);
    await started(page);
    await expect(root).toHaveAttribute('data-theme-choice', 'system');
    const toggle = page.getByRole('button', { name: /dark.*light|light.*dark/i }).filter({ visible: true });
    for (const [choice, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
    ] as const) {
      await toggle.click();
      await expect(root).toHaveAttribute('data-theme-choice', choice);
      await expect(root).toHaveAttribute('data-theme', theme);
    }
  });
});

test.describe('a build with a broken link and the switch of the colour mode disabled', () => {
  test.describe.configure({ mode: 'default' });
  let build: FixtureBuild;

  test.beforeAll(async () => {
    build = await buildFixture('strict');
  });
  test.afterAll(() => build.remove());

  test('a broken link stops the build', () => {
    expect(build.output).toMatch(/found broken links![\s\S]*linking to \/fixture\/nowhere/);
    expect(build.exitCode).toBe(1);
  });

  // The build checks links last, so the pages are written.
  test('with the switch disabled a stored choice is deleted and no toggle is shown', async ({ page }) => {
    const site = await serveFolder(build.folder, FIXTURE_BASE);
    const root = page.locator('html');
    await page.goto(site.home);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await expect(root).toHaveAttribute('data-has-hydrated', 'true');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await expect(page.getByRole('button', { name: /dark.*light|light.*dark/i })).toHaveCount(0);
    await site.close();
  });
});
