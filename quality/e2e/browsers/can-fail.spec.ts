import { expect, test } from '../support/test';
import { BROWSERS } from './browsers';
import { endChain } from './chain';
import { CORE_SET } from './core-set';
import { kept } from './kept';
import { perform } from './perform';

const start = BROWSERS[0]?.find();
const browser = start === undefined ? undefined : kept(start);

test.describe('each check of the core set can fail', () => {
  test.skip(browser === undefined, 'no Chromium is installed');
  test.afterAll(async () => {
    await endChain();
    await browser?.stop();
  });

  for (const check of CORE_SET) {
    test(check.name, async () => {
      if (browser === undefined) return;
      const { failure } = await perform(check, browser, { folder: 'build', patience: 4000, fault: check.mustFail });
      expect(failure).toMatch(check.mustFail.says);
    });
  }
});
