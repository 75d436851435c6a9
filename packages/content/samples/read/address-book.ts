import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import {
  parseAddressSource,
  sourceAddresses,
  zeroAddress,
  type ContractAddress,
} from '@sdk-docs/reference/model/contract-addresses';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { accessRoute } from '@sdk-docs/reference/model/routes';

/** An address that the SDK, or the list of accounts with rights, knows on one chain. */
export interface KnownAddress {
  /** With or without checksum, as the SDK stores it. */
  readonly address: string;
  /** Its names in the address tables, tokens first: "pufETH", "unifiETH NucleusTeller". */
  readonly labels: readonly string[];
  /** Route of its first entry; null for an address that the reader sets. */
  readonly route: string | null;
  /** Token name; null for other contracts. */
  readonly token: string | null;
  /** Contracts of surface/contracts that this address may be. */
  readonly contracts: readonly string[];
}

/** Address lookup on one chain. `brought` maps the addresses of contracts that the reader sets to contract names. */
export interface AddressBook {
  readonly find: (address: string) => KnownAddress | null;
  /** Addresses of a contract. */
  readonly ofContract: (contract: string) => ReadonlySet<string>;
  /** Address of a member of Token or UnifiToken, lower case; null when it has none. */
  readonly ofToken: (token: string) => string | null;
  /** Address by one of its names in the tables; null when none has it. */
  readonly ofLabel: (label: string) => string | null;
}

export function addressBook(
  reference: Reference,
  chain: string,
  brought: Readonly<Record<string, string>>,
): AddressBook {
  const known = new Map<string, KnownAddress>(ofChain(reference, chain));
  for (const [address, contract] of Object.entries(brought)) {
    known.set(address.toLowerCase(), {
      address,
      labels: [`your ${contract}`],
      route: null,
      token: null,
      contracts: [contract],
    });
  }
  return {
    find: (address) => known.get(address.toLowerCase()) ?? null,
    ofContract: (contract) =>
      new Set([...known].filter(([, { contracts }]) => contracts.includes(contract)).map(([key]) => key)),
    ofToken: (token) => [...known].find(([, found]) => found.token === token)?.[0] ?? null,
    ofLabel: (label) => [...known].find(([, { labels }]) => labels.includes(label))?.[0] ?? null,
  };
}

const chains = new WeakMap<Reference, Map<string, ReadonlyMap<string, KnownAddress>>>();

/** Returns the addresses in the SDK's tables for a chain, keyed by lower-case address. */
function ofChain(reference: Reference, chain: string): ReadonlyMap<string, KnownAddress> {
  const cache = chains.get(reference) ?? new Map<string, ReadonlyMap<string, KnownAddress>>();
  chains.set(reference, cache);
  const cachedChain = cache.get(chain);
  if (cachedChain !== undefined) return cachedChain;
  const known = new Map<string, KnownAddress>();
  const add = ({ address, label, route, ...entry }: ContractAddress, contract: string, token: string | null): void => {
    if (entry.chain !== chain || address === zeroAddress) return;
    const found = known.get(address.toLowerCase()) ?? { address, labels: [], route, token: null, contracts: [] };
    known.set(address.toLowerCase(), {
      ...found,
      labels: [...new Set([...found.labels, label])],
      contracts: [...new Set([...found.contracts, contract])],
      token: found.token ?? token,
    });
  };
  for (const entry of tokenEntries(reference)) add(entry, EVERY_TOKEN, entry.label);
  for (const { facts } of reference.handlers) {
    for (const entry of sourceAddresses(reference, parseAddressSource(facts.addressSource)))
      add(entry, facts.contract, null);
  }
  for (const { chain: at, name, address, abi } of reference.surface.access.accounts) {
    if (at !== chain || abi === null) continue;
    const route = accessRoute;
    known.set(address.toLowerCase(), { address, labels: [name], route, token: null, contracts: [abi] });
  }
  cache.set(chain, known);
  return known;
}

function tokenEntries(reference: Reference): ContractAddress[] {
  const tokens = new Set(reference.constant('TOKENS_ADDRESSES').entries.map(({ path }) => path[0] ?? ''));
  return [...tokens].flatMap((token) => sourceAddresses(reference, { kind: 'token', token }));
}
