import { openStarted, started, THEME_BUTTON, type Check } from '../check';

export const offlinePages: Check = {
  name: 'offline copy: links, theme, logo and search work from a folder',
  offline: true,
  run: async (stage) => {
    const { tab, until } = stage;
    await openStarted(stage, 'index.html');
    await tab.click(THEME_BUTTON);
    await until('the root says dark', () => tab.evaluate(() => document.documentElement.dataset.theme === 'dark'));
    await tab.click('main a[href*="guides/"]');
    await until('the guide is shown, dark', () =>
      tab.evaluate(
        () =>
          /\/guides\/.*index\.html/.test(location.href) &&
          document.querySelector('h1') !== null &&
          document.documentElement.dataset.theme === 'dark',
      ),
    );
    await until('the logo has pixels', () =>
      tab.evaluate(() => (document.querySelector<HTMLImageElement>('nav img')?.naturalWidth ?? 0) > 0),
    );
    await started(stage);
    await tab.press('/');
    await tab.type('deposit');
    await until('a suggestion names the word', () =>
      tab.evaluate(() => /deposit/i.test(document.querySelector('[role=option]')?.textContent ?? '')),
    );
    await tab.press('Enter');
    await until('the results page lists it', () =>
      tab.evaluate(
        () =>
          /\/search\/index\.html\?q=deposit/.test(location.href) &&
          [...document.querySelectorAll('main li a')].some(({ textContent }) => /deposit/i.test(textContent ?? '')),
      ),
    );
  },
  mustFail: [
    { path: /\/offline\.js$/, change: () => null, says: /the application has started/ },
    { path: /\/assets\/search\/.*\.js$/, change: () => null, says: /a suggestion names the word/ },
  ],
};

export const offlineTool: Check = {
  name: 'offline copy: a tool answers',
  offline: true,
  run: async (stage) => {
    const { tab, until } = stage;
    await openStarted(stage, 'tools/calldata/index.html');
    await tab.click('main textarea');
    await tab.type(`0x095ea7b3${'d9a442856c234a39a81a089c06451ebaa4306a72'.padStart(64, '0')}${'f'.repeat(64)}`);
    await until('the approval is explained', () =>
      tab.evaluate(() =>
        (document.querySelector('main')?.textContent ?? '').includes('Lets PufferVault (Mainnet) move 2^256 - 1'),
      ),
    );
  },
  mustFail: {
    path: /\/assets\/js\/[^/]*\.js$/,
    change: (code) => code.replaceAll('Lets ', ''),
    says: /the approval is explained/,
  },
};
