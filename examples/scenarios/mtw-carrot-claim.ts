import { parseEther, zeroHash } from 'viem';
import { publishTree } from '@sdk-docs/evidence/merkle';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { call, wait, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [
    ...publishTree('mtwCARROT', '40'),
    call('reader', 'Distributor', 'claim', (ground) => [
      [testAccount.address],
      [ground.token('mtwCARROT')],
      [parseEther('40')],
      [[zeroHash]],
    ]),
    wait(31),
  ],
};
