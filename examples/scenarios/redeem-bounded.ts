import { give, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = { before: [give('pufETH', '1')] };
