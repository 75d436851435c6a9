import { concatHex, encodeAbiParameters, keccak256, zeroHash } from 'viem';
import { expect, it } from 'vitest';
import { merkleRoot } from './merkle';

it('gives the root that a proof of zeros leads to', () => {
  const [user, token] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`] as const;
  const leaf = keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'address' }, { type: 'uint256' }], [user, token, 5n]),
  );
  expect(leaf > zeroHash).toBe(true);
  expect(merkleRoot(user, token, 5n)).toBe(keccak256(concatHex([zeroHash, leaf])));
  expect(merkleRoot(user, token, 6n)).not.toBe(merkleRoot(user, token, 5n));
});
