import { expect, test } from '../support/test';
import { BROWSERS } from './browsers';
import { CORE_SET } from './core-set';
import { perform } from './perform';

const start = BROWSERS[0]?.find();

test.describe('each check of the core set can fail', () => {
  test.skip(start === undefined, 'no Chromium is installed');

  for (const check of CORE_SET) {
    test(check.name, async () => {
      if (start === undefined) return;
      const { failure } = await perform(check, start, { folder: 'build', patience: 4000, fault: check.mustFail });
      expect(failure).toMatch(check.mustFail.says);
    });
  }
});
