import type { Locator, Page } from '@playwright/test';
import { encodeErrorResult, encodeFunctionData, parseAbi } from 'viem';
import { BASE_URL, SEARCH_SUGGESTIONS } from '../../site/config/limits';
import { openPage } from './support/open-page';
import { axeViolations } from './support/axe';
import { loadWholeIndex, options, resultLinks, resultsBox, search, searchBox } from './support/search-ui';
import { expect, test } from './support/test';

/** A question that sections of the same page answer, and a name, an error and an address. */
const QUESTIONS = ['how do I withdraw pufETH and what does it cost', 'permit or approval for a deposit'];
const QUERIES = [...QUESTIONS, 'depositETH', 'ERC20InsufficientAllowance', 'Timelock address', 'unifi vaults'];

const abi = parseAbi([
  'function requestWithdrawal(uint128 pufETHAmount, address recipient)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
]);
const RECIPIENT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';

const LACKING = 'recommended cpu ram ssd for a puffer node';

/** Pasted or typed value, texts of the first hits, and a note. */
const MEANINGS = [
  ['0x0', [/Contract addresses/], /not deployed/],
  ['0x0000000000000000000000000000000000000000', [/Contract addresses/], /not deployed/],
  // The error of this name, then the page about it.
  ['zero address', [/ZeroAddress/, /Contract addresses/], null],
  // An event that no ABI of the SDK declares.
  [
    '0x0388fcc74d67c9b5bc7e52a8f25d2a79ce47b3a13ab01d3f635b5df5d8069100',
    [/UnstakingAllowed/],
    /not in the SDK's ABIs: CarrotStaker emits it/,
  ],
] as const;

/** Types words that occur nowhere, so that the whole index has loaded and the next answer is the final one. */
async function loadAll(page: Page, box: Locator): Promise<void> {
  await box.fill('zzqx qqzx');
  await expect(page.getByText(/^No results/).first()).toBeVisible();
}

const places = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test('the box of a page: pasted data, what hits consist of, the order of sections, queries without a hit', async ({
  page,
}) => {
  await openPage(page, 'guides/');
  await test.step('the box says what can be pasted', async () => {
    await searchBox(page).click();
    await expect(
      page.getByText(/paste a selector, topic, address, calldata, revert data or an error message/),
    ).toBeVisible();
    await expect(searchBox(page)).toHaveAccessibleDescription(/paste a selector/);
  });
  await test.step('every hit has one line of substance, or the places of its name', async () => {
    for (const query of QUERIES) {
      await searchBox(page).fill('');
      await expect(options(page)).toHaveCount(0);
      await searchBox(page).fill(query);
      await expect(options(page).first()).toBeVisible();
      const substance = () =>
        options(page).evaluateAll(
          (hits) =>
            hits.length > 0 &&
            hits.every((hit) => {
              const lines = [...hit.querySelectorAll('.search-excerpt')];
              return lines.length === 0
                ? hit.querySelector('.search-fold') !== null
                : lines.length === 1 && lines[0]?.textContent !== '';
            }),
        );
      await expect.poll(substance, query).toBe(true);
    }
  });
  await test.step('the line of an error has cause and fix, of an address its chain', async () => {
    const line = () => options(page).first().locator('.search-excerpt');
    // An error of one place: others unfold.
    await search(page, 'TellerWithMultiAssetSupport__PermitFailedAndAllowanceTooLow');
    await expect(line()).toContainText(/\. If you sent/);
    await search(page, 'Timelock address mainnet');
    await expect(line()).toContainText(/^Address of Timelock on Mainnet/);
  });
  await test.step('pasted calldata shows its arguments with names and units', async () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'requestWithdrawal',
      args: [1_500_000_000_000_000_000n, RECIPIENT],
    });
    await searchBox(page).fill(data);
    const decoded = page.getByLabel('Arguments of requestWithdrawal');
    await expect(decoded).toContainText('pufETHAmount');
    await expect(decoded).toContainText('1.5 pufETH');
    await expect(decoded).toContainText(RECIPIENT);
  });
  for (const [query, first, note] of MEANINGS)
    await test.step(`${query.slice(0, 12)} leads to what it means`, async () => {
      await searchBox(page).fill(query);
      for (const [place, text] of first.entries()) await expect(options(page).nth(place)).toContainText(text);
      if (note !== null) await expect(page.getByText(note).first()).toBeVisible();
    });
  await test.step('what the site lacks gets "No results" with the nearest guides', async () => {
    await search(page, LACKING);
    const message = page.getByRole('status').filter({ hasText: /^No results/ });
    await expect(message).toContainText('do not seem to answer this');
    await expect(message).toContainText('“ssd”');
    await expect(options(page)).toHaveCount(0);
    const nearest = page.locator('p', { hasText: /^Nearest guides/ }).getByRole('link');
    expect(await nearest.count()).toBeGreaterThan(0);
    await nearest.first().click();
    await expect(page).not.toHaveURL(`${BASE_URL}guides/`);
    await expect(page).not.toHaveURL(/search/);
  });
});

test('sections of a page stand below it, in the list and on the results page in the same order', async ({ page }) => {
  await openPage(page, 'guides/');
  await searchBox(page).click();
  const lists = new Map<string, string[]>();
  for (const question of QUESTIONS) {
    await loadAll(page, searchBox(page));
    await searchBox(page).fill(question);
    await expect(options(page)).toHaveCount(SEARCH_SUGGESTIONS);
    const list = await places(options(page));
    const pages = list.map((href) => href.replace(/[?#].*/, ''));
    // Hits of a page are contiguous: only names of the reference may repeat.
    const runs = pages.filter((route, place) => route !== pages[place - 1] && !route.includes('/api/'));
    expect(runs).toEqual([...new Set(runs)]);
    const group = page.getByRole('listbox').getByRole('group').first();
    await expect(group).toHaveAccessibleName(/\w/);
    expect(await group.getByRole('option').count()).toBeGreaterThan(1);
    lists.set(question, list);
  }
  await test.step('arrows go through all hits of the groups in order, and the box names the active one', async () => {
    for (let place = 0; place < SEARCH_SUGGESTIONS; place++) {
      await searchBox(page).press('ArrowDown');
      await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true');
      const id = (await options(page).nth(place).getAttribute('id')) ?? '';
      await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id);
    }
    await searchBox(page).press('ArrowDown');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(0);
  });
  await openPage(page, 'search');
  for (const [question, list] of lists) {
    await loadAll(page, resultsBox(page));
    await resultsBox(page).fill(question);
    const found = page.getByRole('main').locator('article h2 a');
    await expect.poll(async () => (await places(found)).slice(0, list.length)).toEqual(list);
  }
  await test.step('the line of a method has unit and spender', async () => {
    await resultsBox(page).fill('PufferWithdrawalManagerHandler.requestWithdrawal');
    const result = page.getByRole('main').locator('article').first();
    await expect(result).toContainText(/Unit: .*pufETH.*Needs: approval of .* for /);
  });
  await test.step('pasted revert data shows its arguments with names, also within a message', async () => {
    const data = encodeErrorResult({ abi, errorName: 'ERC20InsufficientAllowance', args: [RECIPIENT, 1n, 2n] });
    await resultsBox(page).fill(`execution reverted: custom error ${data}`);
    await expect(page.getByLabel('Arguments of ERC20InsufficientAllowance')).toContainText('needed');
  });
  await test.step('long hex is searched as a whole, without a word about it', async () => {
    await loadAll(page, resultsBox(page));
    await resultsBox(page).fill(`0xf6326fb3${'00'.repeat(2000)}`);
    await expect(resultLinks(page).first()).toBeVisible();
    await expect(page.getByText(/Only the first/)).toHaveCount(0);
  });
});

test('on a phone no hit is wider than the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, 'guides/');
  await loadWholeIndex(page);
  const fits = (least: number) => () =>
    options(page).evaluateAll(
      (hits, count) =>
        hits.length >= count &&
        hits.every((hit) =>
          [...hit.querySelectorAll('.search-body > *, .search-head > *')].every(
            (part) => part.getBoundingClientRect().right <= hit.getBoundingClientRect().right,
          ),
        ),
      least,
    );
  // Methods with long signatures, and long names; the last one is found alone.
  for (const [query, least] of [
    ['what is slashing', 4],
    ['nonrestaking withdrawal', 4],
    ['getNonRestakingWithdrawalCredentials', 1],
  ] as const) {
    await search(page, query);
    await expect.poll(fits(least), query).toBe(true);
  }
});

test('axe finds nothing in the list with groups, pasted data or no result, in both themes', async ({ page }) => {
  test.slow();
  await openPage(page, 'guides/');
  await loadWholeIndex(page);
  for (const [query, shown] of [
    [QUESTIONS[0] ?? '', page.getByRole('listbox').getByRole('group')],
    [LACKING, page.getByText(/^No results/)],
    [`0xef027fbf${'00'.repeat(64)}`, page.getByLabel(/^Arguments of/)],
  ] as const) {
    await searchBox(page).fill(query);
    await expect(shown.first()).toBeVisible();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.setAttribute('data-theme', value);
        return Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      }, theme);
      // Only colours differ in the other mode.
      expect(await axeViolations(page, theme === 'dark'), `${query}, ${theme}`).toEqual([]);
    }
  }
});
