import { settle } from '@sdk-docs/evidence/settle';
import { call, give, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [
    give('pufETH', '2'),
    call('safe of Lagoon', 'LagoonVault', 'updateTotalAssetsLifespan', [86_400n], {
      what: 'a proposed value is valid for one day',
    }),
    ...settle(0n),
  ],
};
