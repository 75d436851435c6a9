import { parseEther } from 'viem';
import type { Ground } from './ground';

/** Merkl's distributor with its access control, and the wrapper of CARROT that it holds. */
export async function placeMerkl(ground: Ground): Promise<void> {
  const distributor = ground.labelled('Distributor');
  const core = await ground.place({
    artifact: 'MerklAccessControlManager',
    proxy: ['initialize', [ground.account('governor'), ground.account('guardian')]],
  });
  await ground.place({ artifact: 'Distributor', proxy: ['initialize', [core.address]] });
  const creator = await ground.place({
    artifact: 'DistributionCreator',
    proxy: ['initialize', [core.address, distributor, 0n]],
  });
  await ground.send('governor', 'DistributionCreator', 'setFeeRecipient', [ground.account('fee recipient of Merkl')]);
  await ground.place({
    artifact: 'mtwCARROT',
    address: ground.token('mtwCARROT'),
    proxy: ['initialize', [ground.token('CARROT'), 30 * 86_400, core.address, creator.address]],
  });
  await ground.send('bank', 'PUFFER', 'transfer', [distributor, parseEther('1000')]);
  await ground.send('bank', 'CARROT', 'approve', [ground.token('mtwCARROT'), parseEther('1000')]);
  await ground.send('bank', 'mtwCARROT', 'transfer', [distributor, parseEther('1000')]);
  ground.set('Distributor', { 'dispute period': '0 hours' });
  ground.codeNotes.set(
    'Distributor',
    "of June 2024, with the functions of the SDK's ABI; Merkl's repository files an upgrade of Mainnet, of January 2026, as done",
  );
  ground.set('mtwCARROT', { cliff: '30 days' });
}
