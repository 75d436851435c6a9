import type { Argument } from '../book/arguments';
import { warning, type Warning } from './warning';

/** Half the order of secp256k1: a larger s is a second signature of the same message, which tokens reject. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** Warnings about the values of v and s. */
export function signatureWarnings({ name, type, value }: Argument): Warning[] {
  if (name === 's' && type === 'bytes32' && isHighS(value)) return [highS(value)];
  if (name === 'v' && type === 'uint8' && value !== '27' && value !== '28') return [wrongV(value)];
  return [];
}

/** Half the order is the maximum that Ethereum and tokens accept. */
export const isHighS = (s: string): boolean => /^0x[0-9a-f]{1,64}$/i.test(s) && BigInt(s) > HALF_ORDER;

/** `refused`: by whom. */
export const highS = (
  s: string,
  refused = 'tokens that use OpenZeppelin refuse it with ECDSAInvalidSignatureS',
): Warning => warning('high-s', `s of the signature is in the upper half: ${refused}.`, 'Sign again.', { s });

const wrongV = (v: string): Warning =>
  warning(
    'wrong-v',
    `v of the signature is ${v}: tokens accept 27 and 28.`,
    'Add 27 to a v of 0 or 1; with another v, sign again.',
    { v },
  );
