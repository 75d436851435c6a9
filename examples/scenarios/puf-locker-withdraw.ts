import { give, run, wait, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('pufETH', '3'), run('puf-locker-deposit'), wait(20), run('puf-locker-permit'), wait(11)],
};
