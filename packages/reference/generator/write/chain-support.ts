import { parseAddressSource, sourceAddresses, zeroAddress, type ContractAddress } from '../../model/contract-addresses';
import type { Handler, Reference } from '../../model/reference';

/** The behaviour of a handler on one chain. */
export type Support =
  /** It calls this address (or these, one for each vault token). */
  | { readonly kind: 'address'; readonly addresses: readonly ContractAddress[] }
  /** The SDK stores the zero address: reads fail, writes go to 0x0. */
  | { readonly kind: 'placeholder' }
  /** The table has the chain but not the contract: calls are sent without `to`. */
  | { readonly kind: 'no-target' }
  /** The table has no entry for the chain: getContract throws a TypeError. */
  | { readonly kind: 'throws' };

export interface ChainSupport {
  readonly chain: string;
  readonly chainId: string | number;
  readonly support: Support;
}

/** Returns the chains for which the SDK stores the zero address of some token. */
export const placeholderChains = (reference: Reference): string[] => [
  ...new Set(
    reference
      .constant('TOKENS_ADDRESSES')
      .entries.filter(({ value }) => value === zeroAddress)
      .map(({ path }) => path[1] ?? ''),
  ),
];

/**
 * Returns the support for each chain, in the order of the Chain enum; null when the caller freely sets the address or
 * token.
 */
export function chainSupport(reference: Reference, handler: Handler): ChainSupport[] | null {
  const source = parseAddressSource(handler.facts.addressSource);
  if (source.kind === 'caller' || (source.kind === 'token' && source.token === null)) return null;
  const addresses = sourceAddresses(reference, source);
  const table = source.kind === 'contract' ? 'CONTRACT_ADDRESSES' : source.kind === 'vault' ? 'VAULTS_ADDRESSES' : null;
  const chainsOfTable = new Set(table === null ? [] : reference.constant(table).entries.map(({ path }) => path[0]));
  return reference.enumeration('Chain').members.map(({ name, value }) => {
    const here = addresses.filter(({ chain }) => chain === name);
    const real = here.filter(({ address }) => address !== zeroAddress);
    const support: Support =
      real.length > 0
        ? { kind: 'address', addresses: real }
        : here.length > 0
          ? { kind: 'placeholder' }
          : source.kind === 'token' || (source.kind === 'contract' && chainsOfTable.has(name))
            ? { kind: 'no-target' }
            : { kind: 'throws' };
    return { chain: name, chainId: value, support };
  });
}
