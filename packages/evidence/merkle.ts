import { concatHex, encodeAbiParameters, keccak256, zeroHash, type Address, type Hex } from 'viem';

/** Returns the root of Merkl's tree with two leaves: a claim, and a hash of zeros. The proof is that hash. */
export function merkleRoot(user: Address, token: Address, amount: bigint): Hex {
  const types = [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }] as const;
  return keccak256(concatHex([zeroHash, keccak256(encodeAbiParameters(types, [user, token, amount]))]));
}
