import { concatHex, encodeAbiParameters, keccak256, parseEther, zeroHash, type Address, type Hex } from 'viem';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { call, wait, type Step } from './steps';

/** Returns the root of Merkl's tree with two leaves: a claim, and a hash of zeros. The proof is that hash. */
export function merkleRoot(user: Address, token: Address, amount: bigint): Hex {
  const types = [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }] as const;
  return keccak256(concatHex([zeroHash, keccak256(encodeAbiParameters(types, [user, token, amount]))]));
}

/** Publishes a tree in which the account may claim a token: the proof in the example is one hash of zeros. */
export const publishTree = (token: string, amount: string): readonly Step[] => [
  call(
    'governor',
    'Distributor',
    'updateTree',
    (ground) => [
      { merkleRoot: merkleRoot(testAccount.address, ground.token(token), parseEther(amount)), ipfsHash: zeroHash },
    ],
    { what: "a governor of Merkl publishes a tree that is built to fit the example's proof" },
  ),
  wait(1 / 24), // a tree takes effect at the next full hour
];
