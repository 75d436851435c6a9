import { axeViolations } from './support/axe';
import { expect, test } from './support/test';

// A long number says its digits in groups, without a script.

const after = (element: Element): string => getComputedStyle(element, '::after').content;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a long number in a sample and in text has words for the pointer, and shows them on focus', async ({ page }) => {
    await page.goto('guides/units-and-decimals');
    const sample = page.locator('pre abbr', { hasText: /^10_000n$/ }).first();
    await expect(sample).toHaveAttribute('title', '10,000 (10^4)');
    const text = page.locator('p abbr, li abbr, td abbr').first();
    await expect(text).toHaveAttribute('title', /\d/);
    for (const literal of [sample, text]) {
      await literal.focus();
      await expect(literal).toBeFocused();
    }
  });
});

test('the words show on focus, are not copied, and break no rule of axe', async ({ page }) => {
  await page.goto('guides/units-and-decimals');
  const literal = page.locator('pre abbr').first();
  expect(await literal.evaluate(after)).toBe('none');
  const title = (await literal.getAttribute('title')) ?? '';
  expect(title).toMatch(/\d/);
  await literal.focus();
  expect(await literal.evaluate(after)).toContain(title);
  expect(await literal.evaluate(({ textContent }) => textContent)).not.toContain(title);
  expect(await axeViolations(page)).toEqual([]);
});
