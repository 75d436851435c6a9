import { openPage } from './support/open-page';
import { search, searchBox } from './support/search-ui';
import { expect, test } from './support/test';

const long = 'deposit '.repeat(12_500);

test('a very long query is quoted in part, and the page states how much of it is searched', async ({ page }) => {
  await openPage(page, 'search');
  await page.getByRole('main').getByRole('searchbox').fill(long);
  await expect(page.getByText(/Only the first 1,000 characters/).first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('…');
  const { height } = (await heading.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(300);
  expect((await page.title()).length).toBeLessThan(200);
});

test('very long and very many words to highlight are shown in one line', async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, index) => `_highlight=word${index}`).join('&');
  await openPage(page, `getting-started?_highlight=${'deposit'.repeat(1000)}&${many}`);
  const bar = page.locator('[data-search-bar]');
  await expect(bar).toContainText('…');
  await expect(bar).toContainText('33 more are not highlighted');
  const { height } = (await bar.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(200);
});

test('questions that are dropped during typing get no answer', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { answers: 0 };
    const Original = Worker;
    Object.assign(window, {
      counts,
      Worker: class extends Original {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.addEventListener('message', ({ data }: MessageEvent<{ readonly type: string }>) => {
            if (data.type === 'answer') counts.answers++;
          });
        }
      },
    });
  });
  const answers = () => page.evaluate(() => (window as unknown as { counts: { answers: number } }).counts.answers);
  await openPage(page, 'guides/');
  await search(page, 'deposit');
  await expect(page.getByRole('option').first()).toBeVisible();
  const before = await answers();
  await searchBox(page).evaluate(async (box: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let index = 0; index < 500; index++) {
      write?.call(box, `withdraw ${index}`);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      // Each change is a separate question: the application handles it before the next.
      await Promise.resolve();
    }
    write?.call(box, 'withdraw');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('option', { name: /withdraw/i }).first()).toBeVisible();
  await page.waitForTimeout(1000);
  expect((await answers()) - before).toBeLessThan(100);
});
