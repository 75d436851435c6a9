import { give, wait, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('CARROT', '2000')],
  between: { claim: [wait(31)] },
};
