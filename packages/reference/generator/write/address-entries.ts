import { EVERY_TOKEN } from '../../model/tools-files';
import { getAddress } from 'viem';
import type { AddressEntry } from '../../model/address-entry';
import { accountAnchor, entryAnchor } from '../../model/anchors';
import { zeroAddress, parseAddressSource, sourceAddresses } from '../../model/contract-addresses';
import type { Reference, Handler } from '../../model/reference';
import { accessRoute, moduleRoute } from '../../model/routes';
import type { ConstantEntry } from '../../model/sdk';

export { chainSupport, placeholderChains, type ChainSupport, type Support } from './chain-support';

/** The SDK's address tables. */
export const ADDRESS_TABLES = [
  { constant: 'CONTRACT_ADDRESSES', module: 'contracts/addresses', kind: 'contract' },
  { constant: 'VAULTS_ADDRESSES', module: 'contracts/vaults-addresses', kind: 'vault' },
  { constant: 'TOKENS_ADDRESSES', module: 'contracts/tokens', kind: 'token' },
] as const;

/** Every address by chain and name: contracts, vaults, tokens, and published accounts with rights. */
export function addressEntries(reference: Reference): AddressEntry[] {
  const ids = chainIds(reference);
  const accounts = reference.surface.access.accounts.map(
    ({ chain, name, address: value, abi, note }): AddressEntry => ({
      chain,
      chainId: ids.get(chain) ?? 0,
      name,
      kind: 'account',
      address: getAddress(value),
      state: 'stored',
      proxy: null,
      implementation: null,
      provenance: 'published',
      listed: '',
      note,
      contracts: abi === null ? [] : [abi],
      handlers: [],
      page: `${accessRoute}#${accountAnchor(chain, name)}`,
    }),
  );
  return [
    ...ADDRESS_TABLES.flatMap((table) => tableEntries(reference, ids, table)),
    ...missing(reference, ids),
    ...accounts,
  ];
}

/** Chain ids by member name of Chain. */
export const chainIds = (reference: Reference): ReadonlyMap<string, number> =>
  new Map(reference.enumeration('Chain').members.map(({ name, value }) => [name, Number(value)]));

/** Splits the keys of an entry into its chain and its name. */
export function placeOf(ids: ReadonlyMap<string, number>, { path }: ConstantEntry): { chain: string; name: string } {
  const chain = path.find((key) => ids.has(key)) ?? '';
  return { chain, name: path.filter((key) => key !== chain).join(' ') };
}

function tableEntries(
  reference: Reference,
  ids: ReadonlyMap<string, number>,
  { constant, module, kind }: (typeof ADDRESS_TABLES)[number],
): AddressEntry[] {
  return reference.constant(constant).entries.map((entry) => {
    const { chain, name } = placeOf(ids, entry);
    const route = `${moduleRoute(module)}#${entryAnchor(constant, entry.path)}`;
    const stored = entry.value !== zeroAddress;
    const handlers = usersOf(reference, route);
    return {
      chain,
      chainId: ids.get(chain) ?? 0,
      name,
      kind,
      address: stored ? getAddress(entry.value) : null,
      state: stored ? 'stored' : 'zero-placeholder',
      ...proxyOf(entry),
      ...origin(entry),
      contracts: [
        ...new Set([...handlers.map(({ facts }) => facts.contract), ...(kind === 'token' ? [EVERY_TOKEN] : [])]),
      ],
      handlers: handlers.map(({ class: { name } }) => name),
      page: route,
    };
  });
}

/** Whether the address is a proxy: by the public list; null where neither the list nor the surface says. */
function proxyOf({ facts }: ConstantEntry): Pick<AddressEntry, 'proxy' | 'implementation'> {
  const { implementation, listed = '', note = '' } = facts;
  if (implementation !== undefined) return { proxy: true, implementation: getAddress(implementation) };
  if (/\(Proxy\)/.test(listed)) return { proxy: true, implementation: null };
  return { proxy: /not proxied/.test(note) ? false : null, implementation: null };
}

const origin = ({ facts, value }: ConstantEntry): Pick<AddressEntry, 'provenance' | 'listed' | 'note'> => ({
  provenance: value === zeroAddress ? 'placeholder' : (facts.provenance ?? 'unknown'),
  listed: (facts.listed ?? '').replaceAll('\n', '; '),
  note: facts.note ?? '',
});

/** Contracts for which a chain of CONTRACT_ADDRESSES has no entry: the handler has no address there. */
function missing(reference: Reference, ids: ReadonlyMap<string, number>): AddressEntry[] {
  const { entries } = reference.constant('CONTRACT_ADDRESSES');
  const names = [...new Set(entries.map(({ path }) => path[1] ?? ''))];
  const chains = [...new Set(entries.map(({ path }) => path[0] ?? ''))];
  return chains.flatMap((chain) =>
    names
      .filter((name) => !entries.some(({ path }) => path[0] === chain && path[1] === name))
      .map((name) => ({
        chain,
        chainId: ids.get(chain) ?? 0,
        name,
        kind: 'contract' as const,
        address: null,
        state: 'no-entry' as const,
        proxy: null,
        implementation: null,
        provenance: 'none',
        listed: '',
        note: '',
        contracts: [],
        handlers: [],
        page: moduleRoute('contracts/addresses'),
      })),
  );
}

/** Handlers that take their address from an entry of the address tables. */
export const usersOf = (reference: Reference, route: string): readonly Handler[] =>
  reference.handlers.filter(({ facts }) =>
    sourceAddresses(reference, parseAddressSource(facts.addressSource)).some((address) => address.route === route),
  );
