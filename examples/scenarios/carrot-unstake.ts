import { call, give, run, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('CARROT', '2000'), run('carrot-stake'), call('owner', 'CarrotStaker', 'allowUnstake')],
};
