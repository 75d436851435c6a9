import type { Hex } from 'viem';
import type { Ground } from './ground';

/** Runtime code that answers every call with the number 1, in place of EigenLayer's EigenPodManager. */
const ANSWERS_ONE: Hex = '0x600160005260206000f3';

/** Validator tickets, guardians, and the protocol with one module. Nothing is sent to a beacon chain. */
export async function placeProtocol(ground: Ground): Promise<void> {
  const manager = ground.labelled('AccessManager');
  const protocol = ground.labelled('PufferProtocol');
  const vault = ground.token('pufETH');
  const guardians = ground.labelled('GuardianModule');
  const tickets = ground.token('VT');
  const oracle = ground.labelled('PufferOracleV2');
  await ground.place({
    artifact: 'GuardianModule',
    args: [ground.account('EnclaveVerifier'), [ground.account('guardian of Puffer')], 1n, manager],
  });
  await ground.place({
    artifact: 'ValidatorTicket',
    address: tickets,
    args: [guardians, ground.account('treasury'), vault, oracle, ground.account('Operations multisig')],
    proxy: ['initialize', [manager, 500n, 50n]],
  });
  const deposit = await ground.place({ artifact: 'DepositContract' });
  const modules = ground.account('PufferModuleManager');
  await ground.node.request('anvil_setCode', [ground.account('EigenPodManager'), ANSWERS_ONE]);
  const module = await ground.place({
    artifact: 'PufferModule',
    args: [
      protocol,
      ground.account('EigenPodManager'),
      ground.account('DelegationManager'),
      modules,
      ground.account('RewardsCoordinator'),
    ],
  });
  const beacon = await ground.place({
    artifact: 'UpgradeableBeacon',
    args: [module.address, ground.account('owner')],
  });
  // Manager and protocol need each other's address, so the proxy is deployed first.
  await ground.place({
    artifact: 'PufferProtocol',
    args: [vault, guardians, modules, tickets, oracle, deposit.address],
    proxy: [],
  });
  await ground.place({
    artifact: 'PufferModuleManager',
    args: [beacon.address, ground.account('RestakingOperatorBeacon'), protocol],
    proxy: ['initialize', [manager]],
  });
  await ground.send('owner', 'PufferProtocol', 'initialize', [manager]);
  ground.set('ValidatorTicket', { 'treasury fee': '500 basis points', 'guardians fee': '50 basis points' });
  ground.set('PufferOracleV2', { 'ticket price': '0.01 ETH' });
  ground.set('PufferProtocol', { EigenPodManager: 'a stand-in without EigenLayer behind it' });
}
