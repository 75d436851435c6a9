import { expect, it } from 'vitest';
import { breakPlaces } from './break-places';

const broken = (line: string): string =>
  [0, ...breakPlaces(line)].map((from, index, all) => line.slice(from, all[index + 1])).join('|');

it.each([
  ["import { parseEther } from 'viem';", "import { parseEther } from 'viem';"],
  [
    'const { transact } = client.vault.depositETH(account);',
    'const { transact } = client|.vault|.depositETH(|account);',
  ],
  ['  PufferClientHelpers.createPublicClient({', '  PufferClientHelpers|.createPublicClient({'],
  ["  'redeem(uint256,address,address)',", "  'redeem(|uint256,|address,|address)',"],
  ['nonRestakingWithdrawalCredentials', 'nonRestakingWithdrawal|Credentials'],
  [`const a = '0x${'a'.repeat(40)}';`, `const a = '0x${'a'.repeat(40)}';`],
  ["  '@pufferfinance/puffer-sdk/dist/errors';", "  '@pufferfinance/|puffer-sdk/|dist/|errors';"],
  ['receipt?.logs[0].transactionHash', 'receipt|?.logs[0]|.transactionHash'],
])('%s may wrap as %s', (line, expected) => expect(broken(line)).toBe(expected));
