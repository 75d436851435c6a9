import { parseEther } from 'viem';
import { otherRequests } from '@sdk-docs/evidence/queue';
import { call, type Scenario } from '@sdk-docs/evidence/steps';
import { envAddress } from '@sdk-docs/content/samples/read/brought';

const account = envAddress(0);

/** Others act for the account. The local chain counts a block as final after 64 more. */
export const scenario: Scenario = {
  before: [
    ...otherRequests(1),
    call('others', 'PufferVaultV5', 'transfer', [account, parseEther('1')], {
      what: 'others send 1 pufETH to the account',
    }),
    call('others', 'PufferWithdrawalManager', 'requestWithdrawal', [parseEther('2'), account], {
      what: 'others request 2 pufETH for the account',
    }),
    ...otherRequests(70),
  ],
};
