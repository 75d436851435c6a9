import { type Page } from '@playwright/test';
import { BASE_URL } from '../../site/config/limits';
import { markLoad, wasReloaded } from './support/full-load';
import { headOf } from './support/head';
import { activate, openPage } from './support/open-page';
import { expect, test } from './support/test';

/** Navigates to a path below the base with the router. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
    document.querySelector('[data-body-of], main')?.append(link);
  }, `${BASE_URL}${path}`);
  await activate(page.getByRole('link', { name: 'there', exact: true }));
  await expect(page).toHaveURL(`${BASE_URL}${path}`);
}

const WAYS: readonly (readonly [from: string, to: string])[] = [
  ['getting-started', 'api/reverts'],
  ['api/contracts/handlers/institutional-vault-handler', ''],
  ['search', 'guides/withdrawing'],
  ['guides/withdrawing', 'search'],
  ['no-such-page', 'api/'],
];

for (const [from, to] of WAYS) {
  test(`/${from} to /${to}: the head equals that of a full load`, async ({ page }) => {
    await openPage(page, to);
    const full = await headOf(page);
    expect(full.filter((line) => line.startsWith('meta'))).not.toEqual([]);
    await openPage(page, from);
    expect(await headOf(page)).not.toEqual(full);
    await markLoad(page);
    await follow(page, to);
    await expect.poll(() => headOf(page)).toEqual(full);
    expect(await wasReloaded(page)).toBe(false);
  });
}
