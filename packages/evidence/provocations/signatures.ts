import { hexToBigInt, numberToHex, parseSignature, zeroHash, type Hex, type TypedDataDomain } from 'viem';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import type { Ground } from '../ground/ground';
import type { Args } from '../steps';
import { now, reader, resolve, type At } from './trial';

const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** What the reader signs. */
interface Signed {
  /** Name of the contract that checks it. */
  readonly contract: string;
  readonly type: string;
  /** Version in the domain of a contract that has no getter for it; the domain's name is the contract's. */
  readonly version?: string | undefined;
  readonly fields: Readonly<Record<string, readonly [type: string, value: unknown]>>;
}

/** Signs a message for a contract's EIP-712 domain, as the reader. */
export async function sign(ground: Ground, { contract, type, fields, version }: Signed): Promise<Hex> {
  const domain =
    version === undefined ? await toldDomain(ground, contract) : await ownDomain(ground, contract, version);
  const entries = Object.entries(fields);
  return testAccount.signTypedData({
    domain,
    types: { [type]: entries.map(([field, [kind]]) => ({ name: field, type: kind })) },
    primaryType: type,
    message: Object.fromEntries(entries.map(([field, [, value]]) => [field, resolve(ground, value)])),
  });
}

async function toldDomain(ground: Ground, contract: string): Promise<TypedDataDomain> {
  const [, name, version, chainId, verifyingContract] = await ground.read<readonly [Hex, string, string, bigint, Hex]>(
    contract,
    'eip712Domain',
  );
  return { name, version, chainId: Number(chainId), verifyingContract };
}

async function ownDomain(ground: Ground, contract: string, version: string): Promise<TypedDataDomain> {
  const name = await ground.read<string>(contract, 'name');
  return { name, version, chainId: 1, verifyingContract: ground.contract(contract).address };
}

/** Parts of a signature as contracts take them. */
export interface Parts {
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
}

export function parts(signature: Hex): Parts {
  const { r, s, yParity } = parseSignature(signature);
  return { v: 27 + yParity, r, s };
}

/** Returns the malleable form of a signature: `s` in the upper half of its range. */
export function twin({ v, r, s }: Parts): Parts {
  const value = hexToBigInt(s);
  if (value > HALF_ORDER) throw new Error('the signature is a twin already');
  return { v: 55 - v, r, s: numberToHex(ORDER - value, { size: 32 }) };
}

/** Signs a permit of the reader. The deadline is in seconds after the latest block. */
export async function permit(
  ground: Ground,
  token: string,
  spender: At,
  value: bigint,
  seconds = 3_600n,
  version?: string,
): Promise<Parts & { readonly deadline: bigint; readonly amount: bigint }> {
  const deadline = (await now(ground)) + seconds;
  const signature = await sign(ground, {
    contract: token,
    type: 'Permit',
    version,
    fields: {
      owner: ['address', testAccount.address],
      spender: ['address', spender],
      value: ['uint256', value],
      nonce: ['uint256', await ground.read<bigint>(token, 'nonces', [testAccount.address])],
      deadline: ['uint256', deadline],
    },
  });
  return { ...parts(signature), deadline, amount: value };
}

/** Arguments of a token's `permit`, signed by the reader; `claimed` differs from what was signed. */
export const permitArgs =
  (token: string, spender: At, { value = 1n, claimed = value, seconds = 3_600n, version }: PermitOptions): Args =>
  async (ground) => {
    const { deadline, v, r, s } = await permit(ground, token, spender, value, seconds, version);
    return [reader, spender, claimed, deadline, v, r, s];
  };

interface PermitOptions {
  readonly value?: bigint;
  readonly claimed?: bigint;
  readonly seconds?: bigint;
  readonly version?: string;
}

/** An unsigned permit, where the allowance exists already. */
export const unsigned = (amount = 0n) => ({ deadline: 0n, amount, v: 0, r: zeroHash, s: zeroHash });

/** Signs a hash as the reader, with Ethereum's prefix. */
export const signHash = (hash: Hex): Promise<Hex> => testAccount.signMessage({ message: { raw: hash } });
