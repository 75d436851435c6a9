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

test('a tap on a name in code follows its link, and opens no card that would stay', async ({ page }) => {
  await page.goto('guides/depositing-eth');
  const link = page.getByRole('main').getByRole('link', { name: 'PufferClientHelpers', exact: true }).first();
  const card = page.locator(`[id="${await link.getAttribute('aria-describedby')}"]`);
  // A page that a reader returns to still has the touched link.
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await expect(card).toBeAttached();
  await link.tap();
  await expect(card).toBeHidden();
  await link.tap();
  await expect(page).toHaveURL(/puffer-client-helpers/);
});

test('a line of code wraps between its names and not inside them', async ({ page }) => {
  for (const path of ['getting-started', 'guides/depositing-eth', 'api/access']) {
    await page.goto(path);
    for (const width of [375, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await page.locator('.language-ts pre').evaluateAll((blocks) => {
        const range = document.createRange();
        const split = blocks.flatMap((block) => {
          const names: string[] = [];
          const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
            if (text.parentElement?.closest('.code-card')) continue;
            for (const name of (text.nodeValue ?? '').matchAll(/(?<!\w)(?!0x)[A-Za-z_]\w*/g)) {
              range.setStart(text, name.index);
              range.setEnd(text, name.index + name[0].length);
              if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) names.push(name[0]);
            }
          }
          return names;
        });
        return { names: split, blocks: blocks.length };
      });
      expect(found.names, `${path} at ${width}`).toEqual([]);
      expect(found.blocks, path).toBeGreaterThan(0);
    }
  }
});

test('a filter has room for what is pasted, and a badge stays in one piece', async ({ page }) => {
  await openPage(page, 'api/reverts');
  const field = page.getByRole('searchbox').first();
  expect((await field.boundingBox())?.width).toBeGreaterThan(190);
  await openPage(page, 'api/contracts/handlers/puffer-vault-handler');
  const badges = page.getByRole('main').getByText(/^since 1/);
  expect(await badges.evaluateAll((found) => found.map((badge) => badge.getClientRects().length))).toContain(1);
  expect(await badges.evaluateAll((found) => found.filter((badge) => badge.getClientRects().length > 1))).toEqual([]);
});

test('the button that copies an address has no background, which would cover the line above it', async ({ page }) => {
  await openPage(page, 'tools/addresses#in=0xD9A442856C234a39a81a089C06451EBAa4306a72');
  const copy = page.getByRole('button', { name: /^Copy value 0xD9A4/ }).first();
  await expect(copy).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
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
