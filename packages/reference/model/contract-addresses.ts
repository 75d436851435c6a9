import { entryAnchor } from './anchors';
import { moduleRoute } from './routes';
import type { ConstantEntry } from './sdk';
import type { Reference } from './reference';

/** One known address of a contract. */
export interface ContractAddress {
  /** Member name of Chain. */
  readonly chain: string;
  /** Name of the address, for example "PufferVault" or "unifiETH NucleusTeller". */
  readonly label: string;
  readonly address: string;
  /** The SDK stores the zero address here. */
  readonly placeholder: boolean;
  /** Its entry in the address tables. */
  readonly route: string;
  readonly entry: ConstantEntry;
}

export const zeroAddress = `0x${'0'.repeat(40)}`;

/** Source of a handler's address, parsed from its `@address`. */
export type AddressSource =
  | { readonly kind: 'contract'; readonly name: string }
  | { readonly kind: 'vault'; readonly name: string; readonly token: string | null }
  | { readonly kind: 'token'; readonly token: string | null }
  | { readonly kind: 'caller' };

export function parseAddressSource(source: string): AddressSource {
  const contract = /^CONTRACT_ADDRESSES\[chain\]\.(\w+)$/.exec(source);
  if (contract?.[1] !== undefined) return { kind: 'contract', name: contract[1] };
  const vault = /^VAULTS_ADDRESSES\[(.+)\]\[chain\]\.(\w+)$/.exec(source);
  if (vault?.[1] !== undefined && vault[2] !== undefined)
    return { kind: 'vault', name: vault[2], token: member(vault[1]) };
  const token = /^TOKENS_ADDRESSES\[(.+)\]\[chain\]$/.exec(source);
  if (token?.[1] !== undefined) return { kind: 'token', token: member(token[1]) };
  return { kind: 'caller' };
}

const member = (text: string): string | null => /^(?:Token|UnifiToken)\.(\w+)$/.exec(text)?.[1] ?? null;

/** Returns every address in the SDK for a handler's source; none for token handlers without a fixed token. */
export function sourceAddresses(reference: Reference, source: AddressSource): ContractAddress[] {
  switch (source.kind) {
    case 'contract':
      return entries(reference, 'CONTRACT_ADDRESSES', 'contracts/addresses', ([, name]) => name === source.name);
    case 'vault':
      return entries(
        reference,
        'VAULTS_ADDRESSES',
        'contracts/vaults-addresses',
        ([vault, , name]) => name === source.name && (source.token === null || vault === source.token),
      );
    case 'token':
      return entries(reference, 'TOKENS_ADDRESSES', 'contracts/tokens', ([token]) => token === source.token);
    case 'caller':
      return [];
  }
}

export function contractAddresses(reference: Reference, contract: string): ContractAddress[] {
  return reference
    .handlersOf(contract)
    .flatMap(({ facts }) => sourceAddresses(reference, parseAddressSource(facts.addressSource)));
}

function entries(
  reference: Reference,
  constant: string,
  module: string,
  keep: (path: readonly string[]) => boolean,
): ContractAddress[] {
  const chains = new Set(reference.enumeration('Chain').members.map(({ name }) => name));
  return reference
    .constant(constant)
    .entries.filter(({ path }) => keep(path))
    .map((entry) => ({
      chain: entry.path.find((key) => chains.has(key)) ?? '',
      label: entry.path.filter((key) => !chains.has(key)).join(' '),
      address: entry.value,
      placeholder: entry.value === zeroAddress,
      route: `${moduleRoute(module)}#${entryAnchor(constant, entry.path)}`,
      entry,
    }));
}
