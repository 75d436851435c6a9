import { expect, it } from 'vitest';
import { h } from '../samples/panel/hast';
import { breakableCode } from './breakable-code';
import type { Node } from './scroll-regions';

const written = ({ value, tagName, children = [] }: Node): string =>
  value ?? (tagName === 'wbr' ? '|' : children.map(written).join(''));

it.each([
  ['NonRestakingWithdrawalCredentials', 'NonRestakingWithdrawal|Credentials'],
  ['WITHDRAWAL_CREDENTIALS_FACTORY', 'WITHDRAWAL_CREDENTIALS_|FACTORY'],
  ['short', 'short'],
  [`0x${'a'.repeat(40)}`, `0x${'a'.repeat(40)}`],
  ['event PayWithdrawalCredentialsOnce()', 'event PayWithdrawalCredentials|Once()'],
])('%s may break as %s', (name, expected) => {
  const root: Node = h('div', {}, h('p', {}, h('code', {}, name)));
  breakableCode()(root);
  expect(written(root)).toBe(expected);
});

it('writes a code with places to break as JSX, which the theme does not take for a block', () => {
  const root: Node = h('p', {}, h('code', {}, 'NonRestakingWithdrawalCredentials'), h('code', {}, 'short'));
  breakableCode()(root);
  expect(root.children).toMatchObject([{ type: 'mdxJsxTextElement', name: 'code' }, { tagName: 'code' }]);
});

it('lets a long name in prose break, also in a link', () => {
  const root: Node = h('p', {}, 'Read NonRestakingWithdrawalCredentials of ', h('a', {}, 'InstitutionalAccessManager'));
  breakableCode()(root);
  expect(written(root)).toBe('Read NonRestakingWithdrawal|Credentials of InstitutionalAccess|Manager');
});

it.each(['pre', 'svg', 'h2'])('leaves %s alone', (tagName) => {
  const root: Node = h('div', {}, h(tagName, {}, h('code', {}, 'NonRestakingWithdrawalCredentials')));
  breakableCode()(root);
  expect(written(root)).toBe('NonRestakingWithdrawalCredentials');
});
