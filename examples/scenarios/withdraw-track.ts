import { otherRequests } from '@sdk-docs/evidence/queue';
import { give, run, type Scenario } from '@sdk-docs/evidence/steps';

/** The first ten indexes are empty, and the batch of the request is not full. */
export const scenario: Scenario = {
  before: [...otherRequests(1_224), give('pufETH', '2'), run('withdraw-request')],
};
