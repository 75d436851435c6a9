import { give, run, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('pufETH', '2'), run('concrete-deposit')],
};
