import { type Locator, type Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { inPages } from './support/page-pool';
import { resize } from './support/resize';
import { copiesCell, copiesItself } from './support/table-copies';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

/** The large tables: the page, and the first columns of its table. */
const MATRICES = [
  ['contract and chain', 'api/contracts/addresses', ['Name', 'Address on', 'Not deployed']],
  ['addresses', 'api/contracts/addresses', ['Name', 'Chain', 'Address']],
  ['vault and chain', 'api/contracts/vaults-addresses', ['Name', 'Address on', 'Not deployed']],
  ['tokens', 'api/contracts/tokens', ['Token', 'On Mainnet', 'Decimals', 'Permit', 'What it is']],
  ['approvals', 'api/approvals', ['Method', 'Spender', 'Permit', 'Needs']],
  ['handler and chain', 'api/chains/constants', ['Handler', 'Address on', 'Not deployed']],
  ['access', 'api/access', ['Function', 'Who', 'How it is known', 'Role and condition']],
  ['events', 'api/events', ['Event', 'Contract', 'Topic']],
  ['boundaries', 'api/borders', ['Function', 'Passes', 'Reverts', 'Error']],
] as const;

/** The table with these first columns, in the box with its controls. */
const tableOf = (page: Page, columns: readonly string[]): Locator =>
  page
    .locator('[data-table]')
    .filter({ has: page.locator('thead').filter({ hasText: new RegExp(`^${columns.join('')}`) }) })
    .first();

/** A long table is folded whole: opens the fold as a reader does. */
async function unfold(page: Page, table: Locator): Promise<void> {
  const folds = page.locator('details[data-whole]:not([open])').filter({ has: table });
  if ((await folds.count()) > 0) await folds.first().locator(':scope > summary').click();
}

/** Moves the pointer to a table, which loads its tools. */
async function touch(page: Page, table: Locator): Promise<void> {
  await unfold(page, table);
  await table.locator('tbody td').first().hover();
  await expect(table.locator('thead button').first()).toBeVisible();
}

/** Returns the tables of the page whose head covers their first row. */
const coveredRows = (page: Page): Promise<string[]> =>
  page.locator('[data-table] table').evaluateAll((tables) =>
    (tables as HTMLTableElement[]).flatMap(({ tHead, tBodies, caption, ariaLabel }) => {
      const [head, row] = [tHead, tBodies[0]?.rows[0]].map((part) => part?.getBoundingClientRect());
      if (!head || !row || row.height === 0) return [];
      return head.bottom > row.top + 1.5 ? [`${caption?.textContent ?? ariaLabel}: ${head.bottom} ${row.top}`] : [];
    }),
  );

async function sorts(table: Locator): Promise<void> {
  const rows = async (): Promise<string[]> =>
    table.locator('tbody').first().locator('th[scope="row"]').allTextContents();
  const before = await rows();
  const head = table.locator('thead th').first();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await rows();
  expect(ascending).toEqual([...before].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await rows()).toEqual(ascending.toReversed());
}

async function keepsHead(table: Locator): Promise<void> {
  const head = table.locator('thead th').first();
  await head.evaluate((cell) => {
    scrollTo({ top: 0, behavior: 'instant' });
    cell.scrollIntoView({ block: 'center' });
  });
  const first = await table.locator('tbody tr').first().boundingBox();
  const top = await head.boundingBox();
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual((first?.y ?? 0) + 1);
  await table
    .locator('tbody tr')
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await expect(head).toBeInViewport({ ratio: 0.9 });
}

async function isListOfCards(table: Locator): Promise<void> {
  await expect(table.locator('thead')).toBeHidden();
  const labels = await table
    .locator('tbody tr:not(:has([scope="rowgroup"]))')
    .first()
    .locator('td:not(:empty)')
    .evaluateAll((cells) =>
      // A cell that is folded whole has its label on the fold.
      cells
        .filter((cell) => !/^<details/.test(cell.innerHTML))
        .map((cell) => getComputedStyle(cell, '::before').content),
    );
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => !/^(attr\(|".+)/.test(label))).toEqual([]);
}

// Those of vaults and of handlers come from the component of the first one.
for (const [name, path, columns] of MATRICES.filter(([known]) => !/^(?:vault|handler) and/.test(known))) {
  test(`the matrix of ${name}: head, sorting, copies`, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    const table = tableOf(page, columns);
    await test.step('shows that it sorts', async () => {
      const head = table.locator('thead th').first();
      expect(await head.evaluate((cell) => getComputedStyle(cell, '::after').content)).toContain('↕');
    });
    await test.step('no head covers a first row', async () => expect(await coveredRows(page)).toEqual([]));
    await touch(page, table);
    for (const width of [1280, 1920]) {
      await test.step(`its head covers no row at first and stays in view, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await keepsHead(table);
      });
    }
    // Back to the top, where the head does not move while rows above it get their real height.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await resize(page, 1280);
    await test.step('sorts', () => sorts(table));
    await test.step('copies a cell', () => copiesCell(page, table));
    await test.step('copies itself as CSV', () => copiesItself(page, table, columns));
  });
}

test('without scripts each matrix is a complete table with a name and heads, and on a phone a list of cards', async ({
  browser,
  baseURL,
}) => {
  await inPages(browser, { baseURL, javaScriptEnabled: false }, MATRICES, 1, async (page, [name, path, columns]) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const table = tableOf(page, columns);
    expect(await coveredRows(page), name).toEqual([]);
    await unfold(page, table);
    await expect(table.locator('table'), name).toHaveAttribute('aria-label', /\S/);
    await expect(table.locator('thead th[scope="col"]').first(), name).toHaveText(columns[0]);
    const rows = table.locator('tbody > tr:not(:has([scope="rowgroup"]))');
    expect(await rows.count(), name).toBeGreaterThan(3);
    await expect(rows.locator('th[scope="row"]'), name).toHaveCount(await rows.count());
    expect(await rows.evaluateAll((all) => all.filter((row) => !row.checkVisibility()).length), name).toBe(0);
    await expect(table.getByRole('searchbox'), name).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await test.step(`${name} as cards, each fact with its label`, () => isListOfCards(table));
  });
});

test('not deployed and not in the SDK are told apart by words; a short address shows whole when it has the focus, without the application', async ({
  page,
}) => {
  await page.goto('api/contracts/addresses');
  const row = tableOf(page, MATRICES[0][2]).locator('tbody tr', { hasText: 'PufferL2Depositor' }).first();
  await expect(row.locator('td').nth(0)).not.toBeEmpty();
  await expect(tableOf(page, MATRICES[0][2]).locator('td[data-label="Not deployed"]').first()).not.toBeEmpty();
  await expect(page.getByText('If a row does not name a chain, the SDK has no entry there.')).toBeVisible();
  const address = page.locator('td[data-label="Address"] code[tabindex="0"]').first();
  const short = await address.boundingBox();
  expect(await address.textContent()).toMatch(/^0x[\dA-Fa-f]{40}$/);
  await address.focus();
  const whole = await address.boundingBox();
  expect(whole?.width ?? 0).toBeGreaterThan(2 * (short?.width ?? 0));
  expect(await address.evaluate((code) => code.scrollWidth <= code.clientWidth + 1)).toBe(true);
});

test('a pointer that rests on a table while the application starts gets its tools', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('api/approvals');
  const table = tableOf(page, MATRICES[4][2]);
  await table.locator('tbody td').first().hover();
  await expect(table.locator('thead button')).toHaveCount(0);
  release();
  // The application starts by itself: any other interaction would move the pointer.
  await expect(table.locator('thead button').first()).toBeVisible();
});

test('in the list of releases no head covers the first row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, 'changes');
  expect(await coveredRows(page)).toEqual([]);
});

test('the number of rows moves nothing when it appears', async ({ page }) => {
  await openPage(page, 'api/approvals');
  const table = page.locator('[data-table]').first();
  const places = () =>
    table
      .locator('input, .action, table')
      .evaluateAll((parts) =>
        parts
          .slice(0, 3)
          .map((part) => [part.getBoundingClientRect().left, part.getBoundingClientRect().top + scrollY]),
      );
  for (const width of [320, 390, 1280]) {
    await resize(page, width);
    const field = table.getByRole('searchbox');
    await field.fill('');
    await expect(table.getByRole('status')).toBeEmpty();
    const before = await places();
    await field.fill('deposit');
    await expect(table.getByRole('status')).toContainText(/\d+ of \d+/);
    expect(await places(), `at ${width}`).toEqual(before);
  }
});
