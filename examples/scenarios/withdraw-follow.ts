import { parseEther } from 'viem';
import { finalise, otherRequests } from '@sdk-docs/evidence/queue';
import { call, type Scenario } from '@sdk-docs/evidence/steps';
import { envAddress } from '@sdk-docs/content/samples/read/brought';

const account = envAddress(0);

const close = (closed: boolean) =>
  call(
    'Timelock',
    'AccessManager',
    'setTargetClosed',
    (ground) => [ground.labelled('PufferWithdrawalManager'), closed],
    { what: closed ? 'withdrawals are paused' : 'withdrawals are open again' },
  );

/** The first ten indexes are empty. The request of the account is the second of batch 1. */
export const scenario: Scenario = {
  before: [
    ...otherRequests(1),
    call('others', 'PufferWithdrawalManager', 'requestWithdrawal', [parseEther('2'), account], {
      what: 'others request 2 pufETH for the account',
    }),
  ],
  duringWaits: [
    [...otherRequests(8), finalise(1n)],
    [close(true)],
    [close(false)],
    [
      call('others', 'PufferWithdrawalManager', 'completeQueuedWithdrawal', [11n], {
        what: 'a stranger collects the request',
      }),
    ],
  ],
};
