import type { AddressBook, AddressEntry } from '@sdk-docs/reference/model/address-entry';

/** Longer queries are cut: no name or address is as long. */
const LONGEST = 200;

/** One row with what else is to be said about its address. */
export interface Found {
  readonly entry: AddressEntry;
  /** What the same address is in other rows: `pufETH on TAC`. */
  readonly elsewhere: readonly string[];
  /** Who can change the code, by contract; empty where nothing is said. */
  readonly upgrades: readonly { readonly contract: string; readonly text: string; readonly certainty: string }[];
}

/** Rows that have every word of the query: in any case, parts of addresses with or without 0x. All rows without a query. */
export function findAddresses({ rows, upgrades }: AddressBook, query: string, chain: string): readonly Found[] {
  const words = query
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const byAddress = new Map<string, AddressEntry[]>();
  for (const entry of rows) {
    const key = entry.address?.toLowerCase() ?? '';
    byAddress.set(key, [...(byAddress.get(key) ?? []), entry]);
  }
  return rows
    .filter((entry) => chain === '' || entry.chain === chain)
    .filter((entry) => words.every((word) => textOf(entry).includes(word)))
    .map((entry) => ({
      entry,
      elsewhere: (entry.address === null ? [] : (byAddress.get(entry.address.toLowerCase()) ?? []))
        .filter((other) => other !== entry)
        .map((other) => `${other.name} (${other.kind}) on ${other.chain}`),
      upgrades: entry.contracts.flatMap((contract) => {
        const said = upgrades[contract];
        // The ABI of a token says nothing about the token's own code.
        return said === undefined || contract === 'ERC20Permit' ? [] : [{ contract, ...said }];
      }),
    }));
}

const textOf = ({ name, chain, chainId, kind, address, implementation, contracts, provenance }: AddressEntry): string =>
  [name, chain, chainId, kind, address ?? 'not deployed', implementation ?? '', ...contracts, provenance]
    .join(' ')
    .toLowerCase();
