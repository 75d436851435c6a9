import { call, type Step } from './steps';

/** Lagoon's operator proposes a valuation of all assets, and its safe settles deposits and redemptions with it. */
export const settle = (totalAssets: bigint): readonly Step[] => [
  call('operator of Lagoon', 'LagoonVault', 'updateNewTotalAssets', [totalAssets]),
  call('safe of Lagoon', 'LagoonVault', 'settleDeposit', [totalAssets]),
];
