import { give, run, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('unifiETH', '1'), run('atomic-request')],
};
