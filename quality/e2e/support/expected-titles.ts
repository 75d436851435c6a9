import { type ListedRoute } from './routes';

/** Title of each page that the specification names, with the row of the acceptance list. */
export const namedPages: readonly (readonly [row: string, path: string, title: string])[] = [
  ['R20', '/', 'Puffer SDK'],
  ['R21', '/getting-started', 'Getting started'],
  ['R22', '/guides/', 'Guides'],
  ['R23', '/guides/depositing-eth', 'Deposit ETH for pufETH'],
  ['R24', '/handlers/', 'Contract handlers'],
  ['R25', '/staking/staking-assets-in-puffer', 'Staking assets in Puffer'],
  ['R26', '/staking/staking-at-puffer', 'Staking at Puffer'],
  ['R27', '/third-party/viem', 'viem'],
  ['R28', '/vaults/puffer-unifi-vaults', 'Puffer UniFi vaults'],
  ['R29', '/vaults/unifi-vaults-deposit-and-withdrawal', 'UniFi vaults, deposit and withdrawal'],
  ['R30', '/search', 'Search the documentation'],
  ['R31', '/puffer-component-example/', 'Component example'],
  ['R32', '/puffer-md-example', 'Markdown example'],
  ['R33', '/api/', 'API Reference'],
  ['R34', '/api/api/puffer-client', 'PufferClient'],
  ['R35', '/api/api/puffer-client-helpers', 'PufferClientHelpers'],
  ['R36', '/api/chains/constants', 'Chains'],
  ['R37', '/api/contracts/addresses', 'Contract addresses'],
  ['R38', '/api/contracts/tokens', 'Tokens'],
  ['R39', '/api/contracts/vaults-addresses', 'Vault addresses'],
  ['R40', '/api/contracts/common/lib/types', 'Common types'],
  ['R40', '/api/contracts/common/lib/types-1', 'Common types cross-reference'],
  ['R40', '/api/contracts/common/lib/types-2', 'Common types raw declarations'],
  ['R42', '/api/errors/base-error', 'BaseError'],
  ['R43', '/api/errors/types', 'Error types'],
  ['R44', '/api/errors/validation-errors', 'Validation errors'],
  ['R45', '/api/utils/time', 'Time'],
  ['R46', '/api/utils/types', 'Utility types'],
  ['R47', '/api/utils/version', 'Version'],
];

/** Alternative readings of routes, with the page that both lead to. */
export const secondReadings: readonly (readonly [row: string, path: string, target: string])[] = [
  ['R34', '/api/puffer-client', '/api/api/puffer-client'],
  ['R35', '/api/puffer-client-helpers', '/api/api/puffer-client-helpers'],
  ['R41', '/api/contracts/common/lib/types-3', '/api/contracts/common/lib/types-2'],
];

/**
 * Returns the expected title of a route: listed above, or the name of its contract or class, whose case is not in the
 * path. Other pages may have any title.
 */
export function expectedTitle({ path }: ListedRoute): RegExp {
  const exact = (title: string, flags = ''): RegExp => new RegExp(`^${title}$`, flags);
  const named = namedPages.find(([, known]) => known === path);
  if (named !== undefined) return exact(named[2]);
  const [, kind, name = '', variant] = /\/(abis\/mainnet|handlers)\/(.+?)(-\d)?$/.exec(path) ?? [];
  if (name === '') return /\S/;
  const view = { '-1': ' cross-reference', '-2': ' raw ABI' }[variant ?? ''] ?? '';
  return kind === 'handlers' ? exact(name.replaceAll('-', '') + view, 'i') : exact(name + view);
}
