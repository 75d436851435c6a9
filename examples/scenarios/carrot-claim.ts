import { give, run, wait, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('CARROT', '2000'), run('carrot-vest'), wait(31)],
};
