import { decodeFunctionData, parseTransaction, type Abi, type Hex } from 'viem';
import type { Contract, ContractFunction } from '@sdk-docs/reference/model/contract';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { AddressBook, KnownAddress } from './address-book';
import type { RecordedRequest } from './recording';

/** A call or a transaction with raw calldata. */
export interface RawCall {
  /** null: no target, which a node treats as a contract creation. */
  readonly to: string | null;
  readonly from: string | null;
  readonly data: Hex;
  /** wei */
  readonly value: bigint;
}

export interface DecodedCall {
  readonly target: KnownAddress;
  readonly contract: Contract;
  readonly member: ContractFunction;
  readonly args: readonly unknown[];
}

/** A signed EIP-2612 permit. */
export interface SignedPermit {
  readonly domain: TypedData['domain'];
  readonly token: string;
  readonly owner: string;
  readonly spender: string;
  /** Base units of the token. */
  readonly value: bigint;
  readonly nonce: bigint;
  /** Unix seconds. */
  readonly deadline: bigint;
}

/** Returns the call in an eth_call, eth_estimateGas or transaction; null for other requests. */
export function callOf({ method, params }: RecordedRequest): RawCall | null {
  if (method === 'eth_sendRawTransaction') {
    const { to = null, data = '0x', value = 0n } = parseTransaction(params[0] as Hex);
    return { to, from: null, data, value };
  }
  if (!['eth_call', 'eth_estimateGas', 'eth_sendTransaction'].includes(method)) return null;
  const { to, from, data, value } = params[0] as { to?: string; from?: string; data?: Hex; value?: Hex };
  return { to: to ?? null, from: from ?? null, data: data ?? '0x', value: BigInt(value ?? 0) };
}

export const isTransaction = ({ method }: RecordedRequest): boolean => /^eth_send(Raw)?Transaction$/.test(method);

/**
 * Decodes calldata with an ABI of the target's contracts. `preferred` (`Contract.signature`) lists calls that the
 * sample is known to make, for addresses that are a token and something else.
 *
 * @returns the call, or the reason why it does not decode
 */
export function decodeCall(
  reference: Reference,
  book: AddressBook,
  { to, data }: RawCall,
  preferred: ReadonlySet<string>,
): DecodedCall | string {
  if (to === null) return 'has no target';
  const target = book.find(to);
  if (target === null) return `goes to ${to}, which is not in the SDK's tables for this chain`;
  const selector = data.slice(0, 10).toLowerCase();
  const candidates = target.contracts.flatMap((name) => {
    const contract = reference.contracts.get(name);
    const member = contract?.functions.find((item) => item.selector.toLowerCase() === selector);
    return contract !== undefined && member !== undefined ? [{ contract, member }] : [];
  });
  const found =
    candidates.find(({ contract, member }) => preferred.has(`${contract.name}.${member.signature}`)) ?? candidates[0];
  if (found === undefined)
    return `has the selector ${selector}, which ${target.labels.join(', ')} (${target.contracts.join(', ')}) does not know`;
  try {
    const { args = [] } = decodeFunctionData({ abi: found.contract.abi as unknown as Abi, data });
    return { target, ...found, args };
  } catch (error) {
    return `does not decode as ${found.contract.name}.${found.member.signature}: ${String(error)}`;
  }
}

/** EIP-712 data for the wallet to sign. */
export interface TypedData {
  readonly domain: {
    readonly name?: string;
    readonly version?: string;
    readonly chainId?: number | string;
    readonly verifyingContract?: string;
    readonly salt?: string;
  };
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** Returns the data of an `eth_signTypedData_v4`; null for other requests. */
export function typedDataOf({ method, params }: RecordedRequest): TypedData | null {
  return method === 'eth_signTypedData_v4' ? (JSON.parse(String(params[1])) as TypedData) : null;
}

/** Returns the permit in an `eth_signTypedData_v4`; null for other requests and other types. */
export function permitOf(request: RecordedRequest): SignedPermit | null {
  const data = typedDataOf(request);
  if (data?.primaryType !== 'Permit') return null;
  const { domain } = data;
  const message = data.message as Readonly<Record<string, string>>;
  return {
    domain,
    token: domain.verifyingContract ?? '',
    owner: message.owner ?? '',
    spender: message.spender ?? '',
    value: BigInt(message.value ?? 0),
    nonce: BigInt(message.nonce ?? 0),
    deadline: BigInt(message.deadline ?? 0),
  };
}
