import { give, run, type Scenario } from '../../observe/steps';

export const scenario: Scenario = {
  before: [give('unifiETH', '1'), run('atomic-request')],
};
