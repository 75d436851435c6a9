import { expect, it } from 'vitest';
import { splitName } from './split-name';

it.each([
  ['NonRestakingWithdrawalCredentials', 'Non|Restaking|Withdrawal|Credentials'],
  ['ERC20Permit', 'ERC20|Permit'],
  ['PufferL2Depositor', 'Puffer|L2|Depositor'],
  ['vlPUFFER', 'vl|PUFFER'],
  ['vault.depositETH', 'vault.|deposit|ETH'],
  ['Getting started', 'Getting started'],
  ['', ''],
])('%s may break as %s', (name, parts) => {
  expect(splitName(name).join('|')).toBe(parts);
  expect(splitName(name).join('')).toBe(name);
});
