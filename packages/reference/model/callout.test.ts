import { expect, test } from 'vitest';
import { calloutOf, TITLE_LETTERS } from './callout';

const LONG =
  'The list is older than the ABI and lacks the selectors that every caller of this function on any of the chains needs today';

test.each([
  ['Amounts are in gwei, not wei.', 'Amounts are in gwei, not wei', ''],
  ['Do not call it: it can only cost gas. Use `b`.', 'Do not call it: it can only cost gas', 'Use `b`.'],
  ['Pass `a. b` to\n[c. d](/e. f). Then wait.', 'Pass `a. b` to [c. d](/e. f)', 'Then wait.'],
  [`${LONG}: it is of no use.`, LONG, 'It is of no use.'],
  [`${LONG}, so \`a\` is better; \`b\` too.`, LONG, 'So `a` is better; `b` too.'],
  [`${LONG}; viem does not mind.`, LONG, 'viem does not mind.'],
  [`${LONG}: vlPUFFER too.`, LONG, 'vlPUFFER too.'],
  // Nothing to split at: the sentence is the title.
  [`${LONG} and tomorrow. Wait.`, `${LONG} and tomorrow`, 'Wait.'],
  ['No full stop', 'No full stop', ''],
])('%s', (warning, title, text) => {
  expect(LONG.length).toBeLessThanOrEqual(TITLE_LETTERS);
  expect(calloutOf(warning)).toEqual({ title, text });
});
