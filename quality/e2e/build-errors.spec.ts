import { validateThemeConfig } from '@docusaurus/theme-classic/lib/options';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { normalizeThemeConfig } from '@docusaurus/utils-validation';
import { buildFixture, FIXTURE_BASE, type FixtureBuild } from './support/fixture-build';
import { started } from './support/open-page';
import { storeFirst } from './support/root-state';
import { serveFolder } from './support/static-site';
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

test('a page that never ends to be rendered stops the build', async () => {
  const build = await buildFixture('suspended');
  await build.remove();
  // Nothing is pending, so Node would exit at once, with code 13 and no message about the page.
  expect(build.output).toMatch(/^\[ERROR\] The build stands still at \/fixture\/never: it has no HTML yet/m);
  expect(build.exitCode).toBe(1);
});

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

test.describe('a build of pages that cannot be rendered, with the switch of the colour mode disabled', () => {
  test.describe.configure({ mode: 'default' });
  let build: FixtureBuild;

  test.beforeAll(async () => {
    build = await buildFixture('refused');
  });
  test.afterAll(() => build.remove());

  for (const [name, page, says] of refused) {
    test(`${name} stops the build`, () => {
      const errors = build.output
        .split("Can't render static file for pathname ")
        .filter((part) => part.startsWith(`"/fixture/${page}"`));
      expect(errors.join('')).toMatch(says);
      expect(build.exitCode).toBe(1);
    });
  }

  // The pages that can be rendered are written.
  test('with the switch disabled a stored choice is deleted and no toggle is shown', async ({ page }) => {
    const site = await serveFolder(build.folder, FIXTURE_BASE);
    const root = page.locator('html');
    await storeFirst(page, { theme: 'dark' });
    await page.goto(site.home);
    expect(await root.getAttribute('data-theme')).toBe('light');
    await started(page);
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await expect(page.getByRole('button', { name: /dark.*light|light.*dark/i })).toHaveCount(0);
    await site.close();
  });
});
