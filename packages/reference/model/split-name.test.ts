import { expect, it } from 'vitest';
import { breakableParts, splitName } from './split-name';

it.each([
  ['NonRestakingWithdrawalCredentials', 'Non|Restaking|Withdrawal|Credentials'],
  ['ERC20Permit', 'ERC20|Permit'],
  ['PufferL2Depositor', 'Puffer|L2|Depositor'],
  ['vlPUFFER', 'vl|PUFFER'],
  ['vault.depositETH', 'vault.|deposit|ETH'],
  ['ROLE_ID_DAO', 'ROLE_|ID_|DAO'],
  ['deposit(uint256,address)', 'deposit(|uint256,|address)'],
  ['pause()', 'pause()'],
  ['Getting started', 'Getting started'],
  ['Events that the ABIs leave out', 'Events that the ABIs leave out'],
  ['', ''],
])('%s may break as %s', (name, parts) => {
  expect(splitName(name).join('|')).toBe(parts);
  expect(splitName(name).join('')).toBe(name);
});

it.each([
  ['vault.depositETH', 'vault.depositETH'],
  ['NonRestakingWithdrawalCredentials', 'NonRestakingWithdrawal|Credentials'],
  ['InstitutionalVault.deposit(uint256,address)', 'InstitutionalVault.|deposit(uint256,address)'],
  ['Stake WETH, stETH or wstETH', 'Stake WETH, stETH or wstETH'],
  ['of\nNonRestakingWithdrawalCredentials', 'of\nNonRestakingWithdrawal|Credentials'],
])('%s has as few pieces as fit: %s', (name, parts) => {
  expect(breakableParts(name).join('|')).toBe(parts);
});
