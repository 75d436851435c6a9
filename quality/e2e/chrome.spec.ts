import { footer } from '../../site/config/footer';
import { BASE_URL, COPYRIGHT_YEAR, SEARCH_POSITION, TITLE, TOC_LEVELS } from '../../site/config/limits';
import { style, textColours } from './support/colours';
import { across } from './support/geometry';
import { docsSidebar, mainNav, openPage, shownLink } from './support/open-page';
import { horizontalOverflow } from './support/overflow';
import { expect, test } from './support/test';

const GUIDE = 'guides/depositing-eth';
const API_PAGE = 'api/contracts/tokens';

test('docs pages have a sidebar of links', async ({ page }) => {
  for (const path of [GUIDE, API_PAGE]) {
    await openPage(page, path);
    expect(await docsSidebar(page).getByRole('link').filter({ visible: true }).count()).toBeGreaterThanOrEqual(3);
  }
});

test('the sidebar cannot be hidden', async ({ page }) => {
  for (const path of [GUIDE, API_PAGE]) {
    await openPage(page, path);
    const hide = page.getByRole('button', { name: /^(hide|collapse|close)( the)?( docs)? sidebar$/i });
    await expect(hide.filter({ visible: true })).toHaveCount(0);
  }
});

test('opening a category leaves its siblings open', async ({ page }) => {
  await openPage(page, GUIDE);
  const categories = ['Rewards and locking', 'About these docs'].map((name) =>
    docsSidebar(page).getByRole('button', { name, exact: true }),
  );
  for (const category of categories) {
    if ((await category.getAttribute('aria-expanded')) === 'true') await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    // The category below still moves while this one closes, so a click would miss it.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  }
  for (const category of categories) {
    await category.click();
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  }
  for (const category of categories) await expect(category).toHaveAttribute('aria-expanded', 'true');
});

test('the navbar fits in one line at every width with visible links', async ({ page }) => {
  for (const width of [997, 1119, 1120]) {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, GUIDE);
    expect(await horizontalOverflow(page)).toEqual([]);
    const items = mainNav(page)
      .locator('.navbar__brand b, .navbar__link, .navbar__search-input')
      .filter({ visible: true });
    const problems = await items.evaluateAll((elements) =>
      elements
        .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.clientHeight > 48)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(problems, `${width} px`).toEqual([]);
    expect(await items.count()).toBeGreaterThanOrEqual(7);
  }
});

test('the brand leads home', async ({ page }) => {
  await openPage(page, GUIDE);
  const brand = mainNav(page).locator(`a[href="${BASE_URL}"]`).first();
  await expect(brand).toHaveText(TITLE);
  await brand.click();
  await expect(page).toHaveURL(BASE_URL);
});

const items = [
  ['Getting Started', 'getting-started'],
  ['Guides', 'guides/'],
  ['API Reference', 'api/'],
] as const;

for (const [name, path] of items) {
  test(`navbar item ${name}, on the left`, async ({ page }) => {
    await openPage(page, GUIDE);
    const item = shownLink(mainNav(page), name);
    expect(await across(item)).toBeLessThan(0.5);
    await item.click();
    await expect(page).toHaveURL(`${BASE_URL}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('GitHub link, external, on the right', async ({ page }) => {
  await openPage(page, GUIDE);
  const item = shownLink(mainNav(page), /^GitHub/);
  await expect(item).toHaveAttribute('href', /^https:\/\/github\.com\//);
  expect(await across(item)).toBeGreaterThan(0.5);
});

for (const [row, label] of [
  ['language', 'English'],
  ['version', 'Next'],
] as const) {
  test(`${row} dropdown lists ${label}`, async ({ page }) => {
    await openPage(page, GUIDE);
    const trigger = mainNav(page).locator('[aria-haspopup]').filter({ hasText: label });
    await expect(trigger).toBeVisible();
    await trigger.click();
    await expect(shownLink(mainNav(page), label)).toBeVisible();
  });
}

test('search box in the navbar, on the right', async ({ page }) => {
  await openPage(page, GUIDE);
  const side = (await across(mainNav(page).locator('input').first())) > 0.5 ? 'right' : 'left';
  expect(side).toBe(SEARCH_POSITION);
});

test('colour-mode toggle in the navbar', async ({ page }) => {
  await openPage(page, GUIDE);
  const toggle = mainNav(page).getByRole('button', { name: /dark|light/i });
  await expect(toggle).toBeVisible();
  await expect(toggle).toBeEnabled();
});

test('only the item of the section is current', async ({ page }) => {
  const places = [
    ['getting-started', 'Getting Started'],
    [GUIDE, 'Guides'],
    [API_PAGE, 'API Reference'],
  ] as const;
  for (const [path, current] of places) {
    await openPage(page, path);
    for (const [name] of items) {
      const item = shownLink(mainNav(page), name);
      if (name === current) await expect(item).toHaveAttribute('aria-current', /page|true/);
      else await expect(item).not.toHaveAttribute('aria-current');
    }
  }
});

test('announcement bar: content, colours, close button', async ({ page }) => {
  await openPage(page, GUIDE);
  const bar = page.getByRole('banner').filter({ has: page.getByRole('button', { name: /close/i }) });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText(/\w+ \w+/);
  const background = await style(bar, 'background-color');
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(background).not.toBe(await style(page.locator('body'), 'background-color'));
  expect(await style(bar, 'color')).not.toBe(background);
  await bar.getByRole('button', { name: /close/i }).click();
  await expect(bar).toBeHidden();
});

test('skip link: the first Tab stop, leads into the main content', async ({ page }) => {
  await openPage(page, GUIDE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main, [role="main"]') !== null);
  if (!(await isInMain())) await page.keyboard.press('Tab');
  expect(await isInMain()).toBe(true);
});

test('footer columns, as the configuration has them', async ({ page }) => {
  await openPage(page, GUIDE);
  const contentinfo = page.getByRole('contentinfo');
  for (const { title, items } of footer.links) {
    await expect(contentinfo.getByText(title, { exact: true })).toBeVisible();
    for (const item of items) {
      const address = 'to' in item ? `${BASE_URL}${item.to.slice(1)}` : item.href;
      await expect(contentinfo.getByRole('link', { name: new RegExp(`^${item.label}\\b`) })).toHaveAttribute(
        'href',
        address,
      );
    }
  }
  await expect(contentinfo).toContainText(new RegExp(`©\\s*${COPYRIGHT_YEAR}`));
});

test('table of contents lists the heading levels 2 to 5', async ({ page }) => {
  const seen = new Set<number>();
  const paths = [
    'getting-started',
    GUIDE,
    'vaults/puffer-unifi-vaults',
    'api/contracts/abis/mainnet/PufferVaultV5',
    'api/utils/time',
  ];
  for (const path of paths) {
    await openPage(page, path);
    const headings = await page.getByRole('main').evaluate((main) => {
      const isListed = (id: string) =>
        [...main.querySelectorAll(`a[href="#${CSS.escape(id)}"]`)].some((link) => link.closest('article') === null);
      return [...main.querySelectorAll('article :is(h2, h3, h4, h5, h6)[id]')].map(({ id, tagName }) => ({
        id,
        level: Number(tagName.slice(1)),
        isListed: isListed(id),
      }));
    });
    expect(headings.length).toBeGreaterThan(0);
    for (const { id, level, isListed } of headings) {
      expect(isListed, `${path}#${id}, level ${level}`).toBe(level <= TOC_LEVELS.max);
      seen.add(level);
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining([2, 3]));
});

test('code blocks are highlighted in both themes', async ({ page }) => {
  const palettes: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await openPage(page, GUIDE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const colours = await textColours(page.getByRole('main').locator('pre').first());
    expect(colours.length).toBeGreaterThanOrEqual(3);
    palettes.push(colours.join());
  }
  expect(palettes[0]).not.toBe(palettes[1]);
});

test('the button that leads back to the top shows an arrow, not the square that the framework masks', async ({
  page,
}) => {
  await openPage(page, 'guides/depositing-eth');
  for (const top of [2000, 1500]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(100);
  }
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeVisible();
  const drawn = await button.evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element, '::after');
    return { backgroundColor, borderTopWidth };
  });
  expect(drawn).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', borderTopWidth: '2px' });
});
