import { type Page } from '@playwright/test';
import { footer } from '../../site/config/footer';
import { BASE_URL, COPYRIGHT_YEAR, TITLE, TOC_LEVELS } from '../../site/config/limits';
import { style, textColours } from './support/colours';
import { SEARCH_POSITION } from './support/framework';
import { across } from './support/geometry';
import { docsSidebar, mainNav, openPage, shownLink } from './support/open-page';
import { horizontalOverflow } from './support/overflow';
import { expect, test } from './support/test';

const GUIDE = 'guides/depositing-eth';
const API_PAGE = 'api/contracts/tokens';

/** Waits until nothing moves, so that a click hits what it aims at. */
const still = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

const items = [
  ['Getting Started', 'getting-started'],
  ['API Reference', 'api/'],
  ['Guides', 'guides/'],
] as const;

/** Asserts that of the items of the navbar only one is current. */
async function isCurrent(page: Page, current: string): Promise<void> {
  for (const [name] of items) {
    const item = shownLink(mainNav(page), name);
    if (name === current) await expect(item).toHaveAttribute('aria-current', /page|true/);
    else await expect(item, name).not.toHaveAttribute('aria-current');
  }
}

test('the navbar: brand, items, dropdowns, search box, toggle, GitHub', async ({ page }) => {
  await openPage(page, GUIDE);
  await test.step('items on the left, GitHub and the search box on the right', async () => {
    for (const [name] of items) expect(await across(shownLink(mainNav(page), name)), name).toBeLessThan(0.5);
    const github = shownLink(mainNav(page), /^GitHub/);
    await expect(github).toHaveAttribute('href', /^https:\/\/github\.com\//);
    expect(await across(github)).toBeGreaterThan(0.5);
    const side = (await across(mainNav(page).locator('input').first())) > 0.5 ? 'right' : 'left';
    expect(side).toBe(SEARCH_POSITION);
  });
  for (const [row, label] of [
    ['language', 'English'],
    ['version', 'Next'],
  ] as const)
    await test.step(`the ${row} dropdown lists ${label}`, async () => {
      const trigger = mainNav(page).locator('button.navbar__link').filter({ hasText: label });
      await expect(trigger).toBeVisible();
      await trigger.click();
      await expect(shownLink(mainNav(page), label)).toBeVisible();
      await page.keyboard.press('Escape');
    });
  await test.step('code blocks are highlighted in both themes, which the toggle switches', async () => {
    const palettes: string[] = [];
    const toggle = mainNav(page).getByRole('button', { name: /dark|light/i });
    await expect(toggle).toBeEnabled();
    for (const theme of ['light', 'dark']) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const colours = await textColours(page.getByRole('main').locator('pre').first());
      expect(colours.length).toBeGreaterThanOrEqual(3);
      palettes.push(colours.join());
      await toggle.click();
    }
    expect(palettes[0]).not.toBe(palettes[1]);
  });
  await isCurrent(page, 'Guides');
  for (const [name, path] of items)
    await test.step(`the item ${name} leads to its section, and is current there`, async () => {
      await shownLink(mainNav(page), name).click();
      await expect(page).toHaveURL(`${BASE_URL}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isCurrent(page, name);
    });
  await test.step('the brand leads home', async () => {
    const brand = mainNav(page).locator(`a[href="${BASE_URL}"]`).first();
    await expect(brand).toHaveText(TITLE);
    await brand.click();
    await expect(page).toHaveURL(BASE_URL);
  });
});

test('around the text of a page: skip link, announcement, sidebar, footer, way back to the top', async ({ page }) => {
  await openPage(page, GUIDE);
  await test.step('the skip link is the first Tab stop and leads into the main content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    const isInMain = () => page.evaluate(() => document.activeElement?.closest('main, [role="main"]') !== null);
    if (!(await isInMain())) await page.keyboard.press('Tab');
    expect(await isInMain()).toBe(true);
  });
  await test.step('the announcement bar has content, colours and a close button', async () => {
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
  await test.step('opening a category leaves its siblings open', async () => {
    const categories = ['Rewards and locking', 'About these docs'].map((name) =>
      docsSidebar(page).getByRole('button', { name, exact: true }),
    );
    for (const category of categories) {
      if ((await category.getAttribute('aria-expanded')) === 'true') await category.click();
      await expect(category).toHaveAttribute('aria-expanded', 'false');
      await still(page);
    }
    for (const category of categories) {
      await category.click();
      await still(page);
    }
    for (const category of categories) await expect(category).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('the footer has the columns of the configuration', async () => {
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
  await test.step('the button that leads back to the top shows an arrow, not the square that the framework masks', async () => {
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
  for (const path of [GUIDE, API_PAGE])
    await test.step(`the sidebar of ${path} has links and cannot be hidden`, async () => {
      if (path !== GUIDE) await openPage(page, path);
      expect(await docsSidebar(page).getByRole('link').filter({ visible: true }).count()).toBeGreaterThanOrEqual(3);
      const hide = page.getByRole('button', { name: /^(hide|collapse|close)( the)?( docs)? sidebar$/i });
      await expect(hide.filter({ visible: true })).toHaveCount(0);
    });
  await isCurrent(page, 'API Reference');
});

test('the navbar fits in one line at every width with visible links', async ({ page }) => {
  await openPage(page, GUIDE);
  for (const width of [997, 1119, 1120]) {
    await page.setViewportSize({ width, height: 700 });
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
