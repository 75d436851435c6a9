import { parseEther } from 'viem';
import { settle } from '@sdk-docs/evidence/settle';
import { give, run, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('pufETH', '2'), run('lagoon-request'), ...settle(0n), run('lagoon-claim')],
  between: { claim: settle(parseEther('0.5')) },
};
