import { describe, expect, it } from 'vitest';
import { isPassed, tableOf, type Result } from './table';

const passed: Result = { check: 'theme', browser: 'Chromium', state: 'passed' };
const skipped: Result = { check: 'theme', browser: 'Firefox', state: 'skipped', reason: 'not installed' };
const failed: Result = { check: 'theme', browser: 'WebKit', state: 'failed', reason: 'the colours stay' };

describe('the table of browsers', () => {
  it('shows the result of each check, the reasons and the counts', () => {
    expect(tableOf([passed, skipped, failed])).toBe(
      [
        '       Chromium  Firefox  WebKit',
        'theme  passed    skipped  failed',
        '',
        'WebKit, theme',
        '    the colours stay',
        'Firefox: not installed',
        '1 passed, 1 failed, 1 skipped',
      ].join('\n'),
    );
  });

  it.each([
    [[passed], true],
    [[passed, skipped], true],
    [[passed, skipped, failed], false],
    [[skipped], false],
    [[], false],
  ])('%j passes: %s', (results, expected) => {
    expect(isPassed(results)).toBe(expected);
  });
});
