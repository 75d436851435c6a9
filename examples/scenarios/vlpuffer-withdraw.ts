import { give, run, wait, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('PUFFER', '200'), run('vlpuffer-lock-permit'), wait(91)],
};
