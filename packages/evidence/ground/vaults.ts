import { encodeAbiParameters, parseAbiParameters, parseEther } from 'viem';
import type { Ground } from './ground';

const init = parseAbiParameters([
  'Init init',
  'struct Init { address underlying; string name; string symbol; address safe; address whitelistManager; address valuationManager; address admin; address feeReceiver; uint16 managementRate; uint16 performanceRate; bool enableWhitelist; uint256 rateUpdateCooldown; }',
]);

/** The Lagoon vault behind tacpufETH. Its operator settles requests. */
export async function placeLagoon(ground: Ground): Promise<void> {
  const owner = ground.account('owner');
  const operator = ground.account('operator of Lagoon');
  const registry = await ground.place({ artifact: 'LagoonFeeRegistry', args: [false] });
  await ground.send('owner', 'LagoonFeeRegistry', 'initialize', [owner, ground.account('Lagoon')]);
  await ground.place({ artifact: 'LagoonVault', address: ground.labelled('tacpufETH'), args: [false] });
  const data = encodeAbiParameters(init, [
    {
      underlying: ground.token('pufETH'),
      name: 'TAC pufETH',
      symbol: 'tacpufETH',
      safe: ground.account('safe of Lagoon'),
      whitelistManager: owner,
      valuationManager: operator,
      admin: owner,
      feeReceiver: owner,
      managementRate: 0,
      performanceRate: 0,
      enableWhitelist: false,
      rateUpdateCooldown: 0n,
    },
  ]);
  await ground.send('owner', 'LagoonVault', 'initialize', [data, registry.address, ground.token('WETH')]);
  await ground.send('safe of Lagoon', 'PufferVaultV5', 'approve', [
    ground.labelled('tacpufETH'),
    parseEther('1000000'),
  ]);
  ground.set('LagoonVault', {
    asset: 'pufETH',
    whitelist: 'off',
    'management and performance fee': '0',
  });
  ground.codeNotes.set('LagoonVault', 'version 0.5.1; SDK: 0.5.0; deployed: unknown');
}

/** The Concrete vault behind ctTACpufETH, without strategies: it keeps what is deposited. */
export async function placeConcrete(ground: Ground): Promise<void> {
  const owner = ground.account('owner');
  const fees = { depositFee: 0n, withdrawalFee: 0n, protocolFee: 0n, performanceFee: [] };
  const args = [
    ground.token('pufETH'),
    'Concrete TAC pufETH',
    'ctTACpufETH',
    [],
    owner,
    fees,
    parseEther('1000000'),
    owner,
  ];
  await ground.place({
    artifact: 'ConcreteMultiStrategyVault',
    address: ground.token('ctTACpufETH'),
    proxy: ['initialize', args],
  });
  await ground.send('owner', 'ConcreteMultiStrategyVault', 'toggleVaultIdle', []);
  ground.set('ConcreteMultiStrategyVault', {
    asset: 'pufETH',
    strategies: 'none',
    fees: '0',
    'deposit limit': '1,000,000 pufETH',
  });
  ground.codeNotes.set(
    'ConcreteMultiStrategyVault',
    'published for an audit in November 2024; the deployed version is not known',
  );
}
