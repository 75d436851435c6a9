import { give, type Scenario } from '../../observe/steps';

export const scenario: Scenario = { before: [give('USDC', '50')] };
