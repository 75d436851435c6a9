import { settle } from '@sdk-docs/evidence/settle';
import { give, run, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = { before: [give('pufETH', '2'), run('lagoon-request'), ...settle(0n)] };
