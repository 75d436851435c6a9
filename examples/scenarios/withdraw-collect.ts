import { finalise, otherRequests } from '@sdk-docs/evidence/queue';
import { give, run, type Scenario } from '@sdk-docs/evidence/steps';

/** The trial's batches hold ten requests, and the first ten indexes are empty. */
export const scenario: Scenario = {
  before: [
    ...otherRequests(1_224),
    give('pufETH', '2'),
    run('withdraw-request'),
    ...otherRequests(5),
    finalise(1n, 123n),
  ],
};
