import {
  domainSeparator,
  getTypesForEIP712Domain,
  hashStruct,
  hashTypedData,
  type Address,
  type Hex,
  type TypedDataDomain,
} from 'viem';

/** The domain of a signature: the token that verifies it. */
export interface Domain {
  readonly chainId: number;
  readonly token: Address;
  readonly name: string;
  /** Empty for a domain without a version. */
  readonly version: string;
  readonly salt: Hex | null;
}

/** A permit as its owner signs it (ERC-2612). */
export interface Permit extends Domain {
  readonly owner: Address;
  readonly spender: Address;
  /** Base units of the token. */
  readonly value: bigint;
  readonly nonce: bigint;
  /** Unix seconds. */
  readonly deadline: bigint;
}

export const FIELDS = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

const domainOf = ({ name, version, chainId, token, salt }: Domain): TypedDataDomain => ({
  name,
  ...(version === '' ? {} : { version }),
  chainId,
  verifyingContract: token,
  ...(salt === null ? {} : { salt }),
});

/** The separator that `DOMAIN_SEPARATOR()` of a token with this domain returns. */
export const separatorOf = (domain: Domain): Hex => domainSeparator({ domain: domainOf(domain) });

/** The digest to sign. */
export const digestOf = (permit: Permit): Hex =>
  hashTypedData({
    domain: domainOf(permit),
    types: { Permit: FIELDS },
    primaryType: 'Permit',
    message: messageOf(permit),
  });

/** The hash of the message alone: a device that signs blind shows it beside the hash of the domain. */
export const messageHashOf = (permit: Permit): Hex =>
  hashStruct({ types: { Permit: FIELDS }, primaryType: 'Permit', data: messageOf(permit) });

const messageOf = ({ owner, spender, value, nonce, deadline }: Permit) => ({ owner, spender, value, nonce, deadline });

/** The JSON for `eth_signTypedData_v4`: integers as texts, the domain's own type first. */
export function typedDataJson(permit: Permit): string {
  const domain = domainOf(permit);
  const { owner, spender, value, nonce, deadline } = permit;
  const message = { owner, spender, value: String(value), nonce: String(nonce), deadline: String(deadline) };
  const types = { EIP712Domain: getTypesForEIP712Domain({ domain }), Permit: FIELDS };
  return JSON.stringify({ domain, message, primaryType: 'Permit', types }, null, 2);
}
