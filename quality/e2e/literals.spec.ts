import { axeViolations } from './support/axe';
import { expect, test } from './support/test';

// A long number shows its digits in groups, without a script.

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

test.describe('where the surface states the unit, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a number of a sample says its value, and a product of numbers too', async ({ page }) => {
    await page.goto('guides/institutional-vaults');
    const amount = page.locator('pre abbr', { hasText: /^32_000_000_000n$/ }).first();
    await expect(amount).toHaveAttribute('title', '32 ETH = 32,000,000,000 (32 × 10^9)');
    await page.goto('vaults/unifi-vaults-deposit-and-withdrawal');
    const deadline = page.locator('pre abbr', { hasText: /^3n \* 24n \* 60n \* 60n$/ }).first();
    await expect(deadline).toHaveAttribute('title', '3 days');
    await deadline.focus();
    expect(await deadline.evaluate(after)).toContain('3 days');
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
