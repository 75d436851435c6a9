/** Modules that are neither a handler nor an ABI, in the order of the sidebar, with a description. */
export interface SmallModule {
  readonly path: string;
  readonly title: string;
  readonly group: 'Client' | 'Constants' | 'Types and utilities' | 'Errors';
  readonly purpose: string;
}

export const smallModules: readonly SmallModule[] = [
  {
    path: 'api/puffer-client',
    title: 'PufferClient',
    group: 'Client',
    purpose: 'One object that holds all handlers for a chain.',
  },
  {
    path: 'api/puffer-client-helpers',
    title: 'PufferClientHelpers',
    group: 'Client',
    purpose: 'Makes viem clients from RPC URLs or a browser wallet.',
  },
  {
    path: 'chains/constants',
    title: 'Chains',
    group: 'Constants',
    purpose: 'Chain ids and the viem chains behind them.',
  },
  {
    path: 'contracts/tokens',
    title: 'Tokens',
    group: 'Constants',
    purpose: 'Token names, addresses per chain, permit versions and salts.',
  },
  {
    path: 'contracts/addresses',
    title: 'Contract addresses',
    group: 'Constants',
    purpose: 'Addresses of the protocol contracts per chain.',
  },
  {
    path: 'contracts/vaults-addresses',
    title: 'Vault addresses',
    group: 'Constants',
    purpose: 'Contracts of each vault per chain.',
  },
  {
    path: 'contracts/common/lib/types',
    title: 'Common types',
    group: 'Types and utilities',
    purpose: 'The permit structure that several methods take.',
  },
  {
    path: 'utils/types',
    title: 'Utility types',
    group: 'Types and utilities',
    purpose: 'Types for wallet providers and object values.',
  },
  { path: 'utils/time', title: 'Time', group: 'Types and utilities', purpose: 'The current time in unix seconds.' },
  {
    path: 'utils/version',
    title: 'Version',
    group: 'Types and utilities',
    purpose: 'The version of the package as a string.',
  },
  {
    path: 'errors/base-error',
    title: 'BaseError',
    group: 'Errors',
    purpose: 'The class that all errors of the SDK extend.',
  },
  {
    path: 'errors/validation-errors',
    title: 'Validation errors',
    group: 'Errors',
    purpose: 'Errors the SDK throws before it sends a request.',
  },
  {
    path: 'errors/types',
    title: 'Error types',
    group: 'Errors',
    purpose: 'The parameters that an error of the SDK carries.',
  },
];
