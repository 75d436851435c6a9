import { expect, it } from 'vitest';
import { breakPlaces } from './break-places';

const broken = (line: string): string =>
  [0, ...breakPlaces(line)].map((from, index, all) => line.slice(from, all[index + 1])).join('|');

it.each([
  ['const hash = await transact(value); // the wallet asks', 'const hash = await transact(value); // the wallet asks'],
  ['const { transact } = client.vault.depositETH(sender);', 'const { transact } = client.vault.depositETH(sender);'],
  ['  PufferClientHelpers.createPublicClient({', '  PufferClientHelpers|.createPublicClient({'],
  ["    'redeem(uint256,address,address)',", "    'redeem(uint256,address,|address)',"],
  ['pufferClient.institutionalAccessManager.withAddress(', 'pufferClient|.institutionalAccessManager|.withAddress('],
  ["  'completeQueuedWithdrawalOfRestakedETH',", "  'completeQueuedWithdrawal|OfRestakedETH',"],
  [`const a = '0x${'a'.repeat(40)}';`, `const a = '0x${'a'.repeat(40)}';`],
  ["} from '@puffer/sdk/dist/contracts/abis/Vault';", "} from '@puffer/sdk/dist/contracts/abis/|Vault';"],
  ["} from '@pufferfinance/puffer-sdk/dist/errors';", "} from '@pufferfinance/puffer-sdk/dist/errors';"],
  ['      receipt?.logs[0].transactionHash', '      receipt?.logs[0]|.transactionHash'],
])('%s may wrap as %s', (line, expected) => expect(broken(line)).toBe(expected));
