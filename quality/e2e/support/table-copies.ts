import { expect, type Locator, type Page } from '@playwright/test';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Checks the button in the cell under the pointer or with the focus. */
export async function copiesCell(page: Page, table: Locator): Promise<void> {
  // The button moves into the cell, which this selector then no longer matches.
  const plain = table.locator('tbody td:not(:has(button), :empty)').first();
  const nodes = await plain.evaluate((shown) => {
    shown.id = 'copied-cell';
    return shown.childNodes.length;
  });
  const cell = page.locator('#copied-cell');
  const text = ((await cell.textContent()) ?? '').replace(/\s+/g, ' ').trim();
  expect(text).not.toBe('');
  // A scrolling click would put another cell below the pointer, and the button follows the pointer.
  await cell.evaluate((shown) => shown.scrollIntoView({ block: 'center', inline: 'center' }));
  await cell.hover();
  const copy = cell.getByRole('button', { name: 'Copy this cell' });
  // A shortened address expands under the pointer: it must not cover the button.
  const reached = await copy.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === button;
  });
  expect(reached).toBe(true);
  await copy.click();
  await expect(cell.getByRole('button', { name: 'copied', exact: true })).toBeVisible();
  await expect.poll(() => clipboard(page)).toContain(text.slice(0, 12));
  await keepsForKeyboard(page, table, cell);
  // For others the outcome stays behind: the next cell has a new button, and this one has what it had.
  await copy.click();
  const other = await otherCell(table);
  await other.hover();
  expect(await other.getByRole('button').textContent()).toBe('copy');
  expect(await cell.evaluate((left) => left.childNodes.length)).toBe(nodes);
}

/** A cell without the copy button. */
async function otherCell(table: Locator): Promise<Locator> {
  await table
    .locator('tbody td:not(:has(button), :empty)')
    .nth(1)
    .evaluate((shown) => (shown.id = 'other-cell'));
  return table.locator('#other-cell');
}

/** The pointer does not take the copy button away from whoever has reached it by keyboard. */
async function keepsForKeyboard(page: Page, table: Locator, cell: Locator): Promise<void> {
  const button = cell.getByRole('button');
  await page.keyboard.press('a');
  await button.evaluate((reached: HTMLElement) => {
    reached.blur();
    reached.focus();
  });
  await (await otherCell(table)).hover();
  await expect(button).toBeFocused();
  await button.blur();
}

/** Checks the copy of a whole table as CSV. */
export async function copiesItself(page: Page, table: Locator, columns: readonly string[]): Promise<void> {
  const copy = table.getByRole('button', { name: /^(?:Copy as CSV|copied|select it by hand)$/ });
  await copy.click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`^(?:Group,)?${columns.join(',')}`));
  const lines = (await clipboard(page)).split('\r\n');
  const groups = table.locator('tbody > tr:has([scope="rowgroup"])');
  expect(lines).toHaveLength((await table.locator('tbody > tr').count()) - (await groups.count()) + 1);
  expect(lines[0]?.startsWith('Group,')).toBe((await groups.count()) > 0);
  for (const title of (await groups.allTextContents()).slice(0, 1)) expect(lines[1]).toContain(`${title.trim()},`);
  // No label of a fold stands in the data.
  expect(lines.join('')).not.toMatch(/\w\.more\b|\bmore[A-Z]|and \d+ more/);
  // The copy contains the whole of a shortened address.
  expect(lines.join('')).not.toContain('…,');
  // On plain HTTP a page has no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(copy).toHaveText('select it by hand');
}
