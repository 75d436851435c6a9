import { finalise, otherRequests } from '@sdk-docs/evidence/queue';
import { call, give, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [give('pufETH', '1')],
  after: [
    ...otherRequests(9),
    finalise(1n),
    call('others', 'PufferWithdrawalManager', 'completeQueuedWithdrawal', [10n], {
      what: 'a stranger collects the request, and its recipient is paid',
    }),
  ],
};
