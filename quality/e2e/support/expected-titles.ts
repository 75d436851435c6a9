import { type ListedRoute } from './routes';

/** Title of each page whose address and title are fixed. */
export const namedPages: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Puffer SDK'],
  ['/getting-started', 'Getting started'],
  ['/guides/', 'Guides'],
  ['/guides/depositing-eth', 'Deposit ETH for pufETH'],
  ['/handlers/', 'Contract handlers'],
  ['/staking/staking-assets-in-puffer', 'Staking assets in Puffer'],
  ['/staking/staking-at-puffer', 'Staking at Puffer'],
  ['/third-party/viem', 'viem'],
  ['/vaults/puffer-unifi-vaults', 'Puffer UniFi vaults'],
  ['/vaults/unifi-vaults-deposit-and-withdrawal', 'UniFi vaults, deposit and withdrawal'],
  ['/search', 'Search the documentation'],
  ['/puffer-component-example/', 'Component example'],
  ['/puffer-md-example', 'Markdown example'],
  ['/api/', 'API Reference'],
  ['/api/api/puffer-client', 'PufferClient'],
  ['/api/api/puffer-client-helpers', 'PufferClientHelpers'],
  ['/api/chains/constants', 'Chains'],
  ['/api/contracts/addresses', 'Contract addresses'],
  ['/api/contracts/tokens', 'Tokens'],
  ['/api/contracts/vaults-addresses', 'Vault addresses'],
  ['/api/contracts/common/lib/types', 'Common types'],
  ['/api/contracts/common/lib/types-1', 'Common types cross-reference'],
  ['/api/contracts/common/lib/types-2', 'Common types raw declarations'],
  ['/api/errors/base-error', 'BaseError'],
  ['/api/errors/types', 'Error types'],
  ['/api/errors/validation-errors', 'Validation errors'],
  ['/api/utils/time', 'Time'],
  ['/api/utils/types', 'Utility types'],
  ['/api/utils/version', 'Version'],
];

/** Alternative readings of routes, with the page that both lead to. */
export const secondReadings: readonly (readonly [path: string, target: string])[] = [
  ['/api/puffer-client', '/api/api/puffer-client'],
  ['/api/puffer-client-helpers', '/api/api/puffer-client-helpers'],
  ['/api/contracts/common/lib/types-3', '/api/contracts/common/lib/types-2'],
];

/**
 * Returns the expected title of a route: listed above, or the name of its contract or class, whose case is not in the
 * path. Other pages may have any title.
 */
export function expectedTitle({ path }: ListedRoute): RegExp {
  const exact = (title: string, flags = ''): RegExp => new RegExp(`^${title}$`, flags);
  const named = namedPages.find(([known]) => known === path);
  if (named !== undefined) return exact(named[1]);
  const [, kind, name = '', variant] = /\/(abis\/mainnet|handlers)\/(.+?)(-\d)?$/.exec(path) ?? [];
  if (name === '') return /\S/;
  const view = { '-1': ' cross-reference', '-2': ' raw ABI' }[variant ?? ''] ?? '';
  return kind === 'handlers' ? exact(name.replaceAll('-', '') + view, 'i') : exact(name + view);
}
