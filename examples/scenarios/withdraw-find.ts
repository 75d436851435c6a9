import { give, run, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('pufETH', '3'), run('withdraw-queue')],
};
