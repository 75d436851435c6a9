import { encodeFunctionData, parseAbi, parseEther, type Address } from 'viem';
import type { Ground } from './ground';

const BATCH_SIZE = 10n;

/** The pufETH vault with its depositor, its withdrawal manager and the contracts that count its assets. */
export async function placePuffer(ground: Ground): Promise<void> {
  const manager = ground.labelled('AccessManager');
  const vault = ground.token('pufETH');
  const weth = ground.token('WETH');
  const stETH = ground.token('stETH');
  await ground.place({ artifact: 'AccessManager', args: [ground.account('Timelock')] });
  const revenue = await ground.place({
    artifact: 'PufferRevenueDepositor',
    args: [vault, weth, ground.account('AeraVault')],
    proxy: ['initialize', [manager]],
  });
  const oracle = await ground.place({
    artifact: 'PufferOracleV2',
    args: [ground.labelled('GuardianModule'), vault, manager],
  });
  await ground.place({
    artifact: 'PufferVaultV5',
    address: vault,
    args: [stETH, ground.account('Lido withdrawal queue'), weth, oracle.address, revenue.address],
    proxy: ['initialize', [manager]],
  });
  await placeDepositor(ground);
  await ground.place({
    artifact: 'PufferWithdrawalManager',
    args: [BATCH_SIZE, vault, weth],
    proxy: ['initialize', [manager]],
  });
  ground.set('PufferVaultV5', { 'exit fee': '100 basis points', 'treasury fee': '0 basis points', rate: '1.07 ETH' });
  ground.set('PufferWithdrawalManager', { 'batch size': String(BATCH_SIZE), 'largest request': '100 pufETH' });
}

/** The first version sets the authority, as it did on Mainnet; the second one replaces its code. */
async function placeDepositor(ground: Ground): Promise<void> {
  const address = ground.labelled('PufferDepositor');
  const args = [ground.token('pufETH'), ground.token('stETH')];
  await ground.place({
    artifact: 'PufferDepositorV1',
    name: 'PufferDepositor',
    address,
    args,
    proxy: ['initialize', [ground.labelled('AccessManager')]],
  });
  const second = await ground.place({
    artifact: 'PufferDepositor',
    address: ground.account('second implementation of PufferDepositor'),
    args,
  });
  await ground.send('Timelock', 'AccessManager', 'execute', [address, upgradeTo(second.address)]);
  ground.placed.set('PufferDepositor', { ...second, address });
}

const upgradeTo = (implementation: Address) =>
  encodeFunctionData({ abi: parseAbi(['function upgradeToAndCall(address, bytes)']), args: [implementation, '0x'] });

/**
 * Gives the vault its assets: 10,000 ETH for 10,000 pufETH, 9.45 ETH from the sale of tickets to the bank, and the ETH
 * that raises the rate to 1.07.
 */
export async function fillVault(ground: Ground): Promise<void> {
  const bank = ground.account('bank');
  await ground.send('bank', 'PufferVaultV5', 'depositETH', [bank], parseEther('10000'));
  await ground.send('bank', 'ValidatorTicket', 'purchaseValidatorTicket', [bank], parseEther('10'));
  await ground.transact('bank', ground.token('pufETH'), '0x', parseEther('690.55'));
  await ground.send('Timelock', 'PufferWithdrawalManager', 'changeMaxWithdrawalAmount', [parseEther('100')]);
}
