import { give, run, type Scenario } from '../../observe/steps';

export const scenario: Scenario = {
  before: [give('VT', '30'), run('validator-ticket-deposit')],
};
