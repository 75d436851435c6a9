import { openMobileMenu, openPage } from './support/open-page';
import { FINGER_PX, smallControls } from './support/small-controls';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu, the table of contents and the tools of a table have the size of a finger', async ({ page }) => {
  await openPage(page, 'api/contracts/addresses');
  const table = page.locator('[data-table]').first();
  await table.locator('td').first().tap();
  await expect(table.getByRole('button', { name: 'Copy this cell' })).toBeVisible();
  await page.locator('.theme-doc-toc-mobile > button').click();
  await openMobileMenu(page);
  // The button to the top of the page grows when it appears.
  await expect.poll(() => page.evaluate(smallControls, FINGER_PX)).toEqual([]);
});

test('the table of contents stays in view on a phone', async ({ page }) => {
  await openPage(page, 'guides/depositing-eth');
  const contents = page.locator('.theme-doc-toc-mobile');
  await page.locator('#next').evaluate((heading) => heading.scrollIntoView());
  await expect(contents).toBeInViewport({ ratio: 0.9 });
  // Text scrolls behind it: it is not visible through it, nor above it when the navbar is hidden.
  await expect(contents).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const navbar = page.locator('.navbar');
  const gap = async (): Promise<number> => {
    const [above, box] = await Promise.all([navbar.boundingBox(), contents.boundingBox()]);
    return Math.abs((box?.y ?? 0) - Math.max(0, (above?.y ?? 0) + (above?.height ?? 0)));
  };
  await expect.poll(gap).toBeLessThan(2);
  await contents.getByRole('button').click();
  await contents.evaluate((box) =>
    Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null))),
  );
  await expect(contents.getByRole('link', { name: 'Prerequisites' })).toBeInViewport();
});

test('a control that is too small is found, a link in a sentence is not', async ({ page }) => {
  await page.setContent(
    `<style>* { margin: 0; min-height: 0 } .row { display: block; height: 44px; width: 90px }</style>
     <p>Read <a href="#a">the guide</a> first.</p><p><a href="#b">Alone</a></p><ul><li><a href="#c" class="row">Row</a></ul>
     <nav><a href="#d">One</a> <a href="#e">Two</a></nav><button style="width: 44px; height: 43px">x</button>
     <details><summary>Fold</summary></details><input aria-label="Filter" style="box-sizing: border-box; height: 44px">`,
  );
  const found = await page.evaluate(smallControls, FINGER_PX);
  expect(found.map((text) => text.replace(/ \d+ x \d+$/, ''))).toEqual([
    'a "Alone"',
    'a "One"',
    'a "Two"',
    'button "x"',
    'summary "Fold"',
  ]);
});
