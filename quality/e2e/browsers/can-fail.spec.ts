import { expect, test } from '../support/test';
import { BROWSERS } from './browsers';
import { endChain } from './chain';
import { CORE_SET } from './core-set';
import { removeFolder } from './folder-site';
import { kept } from './kept';
import { perform } from './perform';

const start = BROWSERS[0]?.find();
const browser = start === undefined ? undefined : kept(start);

// One browser, chain and offline copy for all.
test.describe.configure({ mode: 'default' });

test.describe('each check of the core set can fail', () => {
  test.skip(browser === undefined, 'no Chromium is installed');
  test.afterAll(async () => {
    await endChain();
    await removeFolder();
    await browser?.stop();
  });

  for (const check of CORE_SET) {
    test(check.name, async () => {
      if (browser === undefined) return;
      for (const fault of [check.mustFail].flat()) {
        const { failure } = await perform(check, browser, { folder: 'build', patience: 4000, fault });
        expect(failure).toMatch(fault.says);
      }
    });
  }
});
