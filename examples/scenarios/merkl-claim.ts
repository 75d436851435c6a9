import { parseEther, zeroHash } from 'viem';
import { merkleRoot } from '@sdk-docs/evidence/merkle';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { call, wait, type Scenario } from '@sdk-docs/evidence/steps';

/** The example's proof is one hash of zeros: the tree has that hash beside the leaf of the account. */
export const scenario: Scenario = {
  before: [
    call('governor', 'Distributor', 'updateTree', (ground) => [
      { merkleRoot: merkleRoot(testAccount.address, ground.token('PUFFER'), parseEther('25')), ipfsHash: zeroHash },
    ]),
    wait(1 / 24), // a tree counts from the next full hour on
  ],
};
