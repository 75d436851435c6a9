import type { Reference } from '@sdk-docs/reference/model/reference';
import { RECORDING_TIME } from '@sdk-docs/content/samples/record/wallet';
import { startNode } from '../anvil/node';
import type { Artifacts } from '../artifacts';
import { assignRoles } from './access';
import { placeCarrot } from './carrot';
import { Ground } from './ground';
import { placeLido } from './lido';
import { openLocker, placeLocker } from './locker';
import { placeMerkl } from './merkl';
import { placeNucleus } from './nucleus';
import { placeProtocol } from './protocol';
import { fillVault, placePuffer } from './puffer';
import { placeConcrete, placeLagoon } from './vaults';

const MAINNET = 1;

/**
 * Starts a chain with the id of Mainnet and deploys everything that has public code. Stop it with `ground.node.stop()`.
 */
export async function mainnetGround(reference: Reference, artifacts: Artifacts): Promise<Ground> {
  const ground = new Ground(await startNode(MAINNET, RECORDING_TIME), artifacts, reference, 'Mainnet');
  await placeLido(ground);
  await placePuffer(ground);
  await placeProtocol(ground);
  await placeLocker(ground);
  await assignRoles(ground, reference);
  await fillVault(ground);
  await openLocker(ground);
  await placeCarrot(ground);
  await placeMerkl(ground);
  await placeNucleus(ground);
  await placeLagoon(ground);
  await placeConcrete(ground);
  return ground;
}
