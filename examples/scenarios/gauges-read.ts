import type { Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = { notObserved: 'no public repository has the code of GaugeRegistry' };
