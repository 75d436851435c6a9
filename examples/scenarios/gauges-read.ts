import type { Scenario } from '../../observe/steps';

export const scenario: Scenario = { notObserved: 'no public repository has the code of GaugeRegistry' };
