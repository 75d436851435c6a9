import { give, wait, type Scenario } from '../../observe/steps';

export const scenario: Scenario = {
  before: [give('CARROT', '2000')],
  between: { claim: [wait(31)] },
};
