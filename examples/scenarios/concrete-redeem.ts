import { give, run, type Scenario } from '../../observe/steps';

export const scenario: Scenario = {
  before: [give('pufETH', '2'), run('concrete-deposit')],
};
