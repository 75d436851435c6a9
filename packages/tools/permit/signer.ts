import { recoverAddress, type Address, type Hex } from 'viem';
import type { Parts } from './signature';

/** Who has signed a digest; null where no address comes out. */
export async function signerOf(digest: Hex, { whole }: Parts): Promise<Address | null> {
  try {
    return await recoverAddress({ hash: digest, signature: whole });
  } catch {
    return null;
  }
}
