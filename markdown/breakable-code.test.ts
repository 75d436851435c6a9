import { expect, it } from 'vitest';
import { breakableCode } from './breakable-code';
import type { Node } from './scroll-regions';

const element = (tagName: string, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): Node => ({ type: 'text', value });
const written = ({ value, tagName, children = [] }: Node): string =>
  value ?? (tagName === 'wbr' ? '|' : children.map(written).join(''));

it.each([
  ['NonRestakingWithdrawalCredentials', 'NonRestakingWithdrawal|Credentials'],
  ['WITHDRAWAL_CREDENTIALS_FACTORY', 'WITHDRAWAL_CREDENTIALS_|FACTORY'],
  ['short', 'short'],
  [`0x${'a'.repeat(40)}`, `0x${'a'.repeat(40)}`],
  ['event PayWithdrawalCredentialsOnce()', 'event PayWithdrawalCredentials|Once()'],
])('%s may break as %s', (name, expected) => {
  const root = element('div', element('p', element('code', text(name))));
  breakableCode()(root);
  expect(written(root)).toBe(expected);
});

it('writes a code with places to break as JSX, which the theme does not take for a block', () => {
  const root = element('p', element('code', text('NonRestakingWithdrawalCredentials')), element('code', text('short')));
  breakableCode()(root);
  expect(root.children).toMatchObject([{ type: 'mdxJsxTextElement', name: 'code' }, { tagName: 'code' }]);
});

it('lets a long name in prose break, also in a link', () => {
  const root = element(
    'p',
    text('Read NonRestakingWithdrawalCredentials of '),
    element('a', text('InstitutionalAccessManager')),
  );
  breakableCode()(root);
  expect(written(root)).toBe('Read NonRestakingWithdrawal|Credentials of InstitutionalAccess|Manager');
});

it.each(['pre', 'svg', 'h2'])('leaves %s alone', (tagName) => {
  const root = element('div', element(tagName, element('code', text('NonRestakingWithdrawalCredentials'))));
  breakableCode()(root);
  expect(written(root)).toBe('NonRestakingWithdrawalCredentials');
});
