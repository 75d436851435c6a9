import { finalise, otherRequests } from '../../observe/queue';
import { call, give, type Scenario } from '../../observe/steps';

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
