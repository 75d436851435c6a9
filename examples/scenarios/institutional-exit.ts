import { parseEther } from 'viem';
import { institution, withdrawalRequests } from '../../observe/institution';
import type { Scenario } from '../../observe/steps';

export const scenario: Scenario = {
  before: [institution(), withdrawalRequests],
  between: {
    collect: [
      {
        what: 'the beacon chain pays 32 ETH to the withdrawal contract',
        act: (ground) =>
          ground.transact('bank', ground.contract('NonRestakingWithdrawalCredentials').address, '0x', parseEther('32')),
      },
    ],
  },
};
