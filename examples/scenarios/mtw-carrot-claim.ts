import { parseEther, zeroHash } from 'viem';
import { merkleRoot } from '@sdk-docs/evidence/merkle';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { call, wait, type Scenario } from '@sdk-docs/evidence/steps';

export const scenario: Scenario = {
  before: [
    call('governor', 'Distributor', 'updateTree', (ground) => [
      { merkleRoot: merkleRoot(testAccount.address, ground.token('mtwCARROT'), parseEther('40')), ipfsHash: zeroHash },
    ]),
    wait(1 / 24), // a tree counts from the next full hour on
    call('reader', 'Distributor', 'claim', (ground) => [
      [testAccount.address],
      [ground.token('mtwCARROT')],
      [parseEther('40')],
      [[zeroHash]],
    ]),
    wait(31),
  ],
};
