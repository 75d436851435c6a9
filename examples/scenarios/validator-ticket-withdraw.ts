import { give, run, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('VT', '30'), run('validator-ticket-deposit')],
};
