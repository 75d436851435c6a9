import type { Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  notObserved: 'the public code of CarrotVesting has no getUpgradeTimestamp2 and no getNewDuration2',
};
