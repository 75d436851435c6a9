import type { Handler, Reference } from '../../model/reference';
import { moduleRoute } from '../../model/routes';
import { fact } from './rows';

/** What a reader holds, and the handlers that take it or pay it out, as properties of the client. */
export const HOLDINGS: readonly (readonly [what: string, clients: readonly string[]])[] = [
  ['ETH', ['vault', 'validatorTicket', 'institutionalVault']],
  ['WETH', ['vault', 'institutionalVault']],
  ['stETH or wstETH', ['depositor']],
  ['pufETH', ['vault', 'pufferWithdrawalManager', 'validatorTicket', 'lagoonVault', 'concreteVault']],
  ['A token that a UniFi vault takes', ['nucleusTeller']],
  ['UniFi shares', ['nucleusAtomicQueue', 'nucleusAccountant', 'nucleusBoringVault']],
  ['Shares of an institutional vault', ['institutionalVault', 'institutionalAccessManager']],
  ['PUFFER or vlPUFFER', ['vlPuffer', 'gaugeRegistry']],
  ['CARROT, sCARROT or mtwCARROT', ['carrotStaker', 'carrotVesting', 'mtwCarrot']],
  ['Rewards to claim', ['distributor', 'l2RewardManager', 'l1RewardManager']],
  ['Validator tickets or a validator', ['pufferProtocol', 'validatorTicket', 'nonRestakingWithdrawalCredentials']],
  ['Tokens to lock', ['pufLocker', 'l2Depositor']],
  ['Any token, to approve or sign for', ['erc20Permit']],
];

/** Returns a row for each holding whose handlers the surface has: small surfaces of tests have few. */
export function holdingRows({ handlers }: Reference): string[] {
  const find = (client: string): Handler | undefined => handlers.find(({ facts }) => facts.clientProperty === client);
  return HOLDINGS.flatMap(([term, clients]) => {
    const links = clients.flatMap((client) => {
      const handler = find(client);
      return handler === undefined ? [] : [`[\`${client}\`](${moduleRoute(handler.module.path)})`];
    });
    return links.length === 0 ? [] : [fact(term, links.join(', '))];
  });
}
