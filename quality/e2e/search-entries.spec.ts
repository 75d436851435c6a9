import type { Page } from '@playwright/test';
import { BASE_URL } from '../../site/config/limits';
import { openPage } from './support/open-page';
import { loadWholeIndex, options, search, searchBox } from './support/search-ui';
import { expect, test } from './support/test';

/** Words, questions, names and values whose lists contain all kinds of entries. */
const QUERIES = [
  'withdraw',
  'how do I withdraw pufETH and what does it cost',
  'permit',
  'InstitutionalAccessManager',
  'ERC20InsufficientAllowance',
  'getNonRestakingWithdrawalCredentials',
  'timelock address',
  'with my two tokens',
  '0xd9a442856c234a39a81a089c06451ebaa4306a72',
  'units and decimals',
  // Headings wider than a phone.
  'how do I withdraw',
  '0x',
];

/** Faults of the entries in a list: a text that is cut, or that ends within a sentence without an ellipsis. */
const flaws = (page: Page): Promise<string[]> =>
  page.locator('.search-popup').evaluate((popup) => {
    const found: string[] = [];
    for (const option of popup.querySelectorAll<HTMLElement>('[role="option"]')) {
      const name = option.querySelector('.search-head > :first-child');
      const badge = option.querySelector('.search-badge');
      const place = option.querySelector('.search-place');
      // On a phone the place is below the name.
      const isBelow = name && place && place.getBoundingClientRect().top >= name.getBoundingClientRect().bottom;
      let lines = isBelow ? 2 : 1;
      const hides = matchMedia('(width <= 996px)').matches && badge?.matches('[data-prose]');
      if (badge && name && !hides) {
        const [mark, word] = [badge.getBoundingClientRect(), name.getBoundingClientRect()];
        if (mark.top >= word.bottom) lines += 1;
        // They share a line of text.
        if (Math.abs(mark.top + mark.bottom - word.top - word.bottom) > 8)
          found.push(`not in line: ${name.textContent}`);
      }
      if (name && name.scrollWidth > name.clientWidth) found.push(`cut: ${name.textContent}`);
      // A name of code may be one word that is wider than the line; a heading ends with a whole word.
      if (name?.matches('span') && /\S…$/.test(name.textContent ?? '')) found.push(`cut word: ${name.textContent}`);
      for (const line of option.querySelectorAll<HTMLElement>('.search-place, .search-excerpt')) {
        const text = line.textContent ?? '';
        if (line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight) found.push(`cut: ${text}`);
        if (line.querySelector('wbr')) found.push(`may break: ${text}`);
        if (line.matches('.search-excerpt') && !/[.!?…]$/.test(text)) found.push(`no end: ${text}`);
        if (line !== place)
          lines += Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight));
      }
      if (lines > 3) found.push(`${lines} lines: ${option.textContent}`);
      if (/(^|\s)\(\)/.test(option.textContent ?? '')) found.push(`lone (): ${option.textContent}`);
      for (const mark of option.querySelectorAll('mark'))
        if (/^(with|my|the|and|how|do|what|does|it)$/i.test(mark.textContent ?? ''))
          found.push(`marked: ${mark.textContent}`);
    }
    return found;
  });

test('entries are whole words in whole lines, on a phone too', async ({ page }) => {
  await openPage(page, 'guides/');
  await loadWholeIndex(page);
  for (const query of QUERIES) {
    await searchBox(page).fill(query);
    await expect(options(page).first()).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 860 });
      // Answers are replaced as parts of the index load, and the texts of hits load last.
      await expect.poll(() => flaws(page), `${query}, ${width} px`).toEqual([]);
    }
  }
});

test('a list of a guide: places of a name, Enter, the box, and the focus after landing', async ({ page }) => {
  await openPage(page, 'guides/');
  await test.step('the box grows for a question', async () => {
    await searchBox(page).click();
    await expect.poll(async () => (await searchBox(page).boundingBox())?.width).toBeGreaterThanOrEqual(400);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => (await page.locator('nav form[role="search"]').boundingBox())?.width)
      .toBeGreaterThanOrEqual(380);
    await expect(searchBox(page)).toHaveAccessibleName('Search docs, 0x..., or paste an error');
    await page.setViewportSize({ width: 1280, height: 860 });
  });
  await loadWholeIndex(page);
  await test.step('a name of several places is one entry, behind the guide, and unfolds by keyboard', async () => {
    await searchBox(page).fill('withdraw');
    await expect(options(page).first()).toContainText('Withdraw pufETH');
    const name = options(page).nth(1);
    await expect(name).toContainText(/\d+ handlers, \d+ contracts/);
    const count = await options(page).count();
    for (let times = 0; times < 2; times++) await searchBox(page).press('ArrowDown');
    await searchBox(page).press('ArrowRight');
    await expect.poll(() => options(page).count()).toBeGreaterThan(count + 5);
    await expect(page.getByRole('listbox').getByRole('group', { name: 'withdraw', exact: true })).toBeVisible();
    await searchBox(page).press('ArrowLeft');
    await expect(options(page)).toHaveCount(count);
    await searchBox(page).press('Enter');
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/#withdraw$/);
  });
  await test.step('Enter opens the first entry when it is marked as the answer', async () => {
    await searchBox(page).click();
    await searchBox(page).fill('getPufETHRate');
    await expect(options(page).first().locator('kbd')).toHaveText('Enter');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/puffer-vault-handler\?_highlight=.*#getPufETHRate$/);
  });
  await test.step('a chosen result stops below the navbar, and the next Tab leaves the page where it is', async () => {
    await search(page, 'claimWithdrawalsFromLido');
    // The list of the previous query may still be shown.
    await expect(options(page).first()).toContainText('claimWithdrawalsFromLido');
    const status = page.locator('[aria-live=polite]').filter({ hasText: /^\d+ suggestions?$/ });
    await expect(status).toHaveText(new RegExp(`^${await options(page).count()} suggestions?$`));
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Enter');
    const found = page.locator('main :focus');
    await expect(found).toContainText('claimWithdrawalsFromLido');
    const navbar = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().height);
    await expect.poll(() => found.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(navbar);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).not.toContainText('claimWithdrawalsFromLido');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await test.step('after a click the focus is on what was found', async () => {
    await searchBox(page).fill('how long a withdrawal takes');
    await options(page).filter({ hasText: 'How long a withdrawal takes' }).first().click();
    await expect(page.locator(':focus')).toContainText('How long a withdrawal takes');
  });
  await test.step('without such an answer Enter opens all results', async () => {
    await searchBox(page).click();
    await searchBox(page).fill('how do I pay less');
    await expect(options(page).first()).toBeVisible();
    await expect(page.locator('.search-enter')).toHaveCount(0);
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${BASE_URL}search/?\\?q=`));
  });
});

test('the places of a name start with the one that the page of the reader is about', async ({ page }) => {
  await openPage(page, 'guides/institutional-vaults');
  await loadWholeIndex(page);
  await searchBox(page).fill('withdraw');
  await expect(
    options(page)
      .filter({ has: page.locator('.search-fold') })
      .first(),
  ).toHaveAttribute('href', /institutional-vault-handler\?_highlight=withdraw#withdraw$/);
});

test('a question has its guide first, also for a reader who comes from there', async ({ page }) => {
  await openPage(page, 'guides/withdrawing');
  await loadWholeIndex(page);
  await search(page, 'how do I withdraw');
  await expect(options(page).first()).toContainText('Withdraw pufETH');
});
