import { give, run, type Scenario } from '../../observe/steps';

export const scenario: Scenario = {
  before: [give('pufETH', '3'), run('withdraw-queue')],
};
