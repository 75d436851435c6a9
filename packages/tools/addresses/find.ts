import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import type { AddressBook, AddressEntry } from '@sdk-docs/reference/model/address-entry';
import { groupBy } from '../book/group-by';
import { similarTo } from '../book/similar';

/** Longer queries are cut: no name or address is as long. */
const LONGEST = 200;
const ZERO = `0x${'0'.repeat(40)}`;

/** One row with further facts about its address. */
export interface Found {
  readonly entry: AddressEntry;
  /** Other rows with the same address: `pufETH on TAC`. */
  readonly elsewhere: readonly string[];
  /** Who can change the code, by contract; may be empty. */
  readonly upgrades: readonly { readonly contract: string; readonly text: string; readonly certainty: string }[];
}

/** The rows for a query on a chain; empty for all chains. All rows without a query. Names may miss a letter. */
export function findAddresses(book: AddressBook, query: string, chain: string): readonly Found[] {
  const words = wordsOf(query);
  const rows = chain === '' ? book.rows : book.rows.filter((entry) => entry.chain === chain);
  const tests = words.map(holding);
  const exact = rows.filter((entry) => tests.every((holds) => holds(entry)));
  const found = exact.length > 0 || words.length === 0 ? exact : nearly(rows, words);
  if (found.length === 0) return [];
  const byAddress = groupBy(book.rows, ({ address }) => address?.toLowerCase() ?? '');
  return found.map((entry) => ({
    entry,
    elsewhere: (entry.address === null ? [] : (byAddress.get(entry.address.toLowerCase()) ?? []))
      .filter((other) => other !== entry)
      .map((other) => `${other.name} (${other.kind}) on ${other.chain}`),
    upgrades: entry.contracts.flatMap((contract) => {
      const said = Object.hasOwn(book.upgrades, contract) ? book.upgrades[contract] : undefined;
      // The ABI of a token says nothing about the token's own code.
      return said === undefined || contract === EVERY_TOKEN ? [] : [{ contract, ...said }];
    }),
  }));
}

/** The words of a query in lower case. A link of an explorer counts as the address in it. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/\bhttps?:\/\/[^\s]*?(0x[0-9a-f]{40})[^\s]*/g, '$1')
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Tests whether a row matches a word: an address, its two ends, a chain id or text. */
function holding(word: string): (entry: AddressEntry) => boolean {
  const short = /^0x([0-9a-f]{2,39})(?:\.{2,}|…)([0-9a-f]{2,39})$/.exec(word);
  if (short !== null)
    return (entry) =>
      addressesOf(entry).some((address) => address.startsWith(`0x${short[1]}`) && address.endsWith(short[2] ?? ''));
  // An id must match in full: 8453 is not part of 84532.
  if (/^\d+$/.test(word)) return ({ chainId }) => String(chainId) === word;
  if (word === ZERO) return (entry) => ownAddress(entry) === ZERO;
  if (/^0x[0-9a-f]{4,}$/.test(word))
    return (entry) => addressesOf(entry).some((address) => address !== ZERO && address.includes(word.slice(2)));
  return (entry) => textOf(entry).includes(word);
}

const ownAddress = ({ address, state }: AddressEntry): string => address ?? (state === 'zero-placeholder' ? ZERO : '');

const addressesOf = (entry: AddressEntry): string[] =>
  [ownAddress(entry), entry.implementation ?? ''].map((address) => address.toLowerCase());

/** Rows whose names nearly have every word. */
function nearly(rows: readonly AddressEntry[], words: readonly string[]): readonly AddressEntry[] {
  if (words.some((word) => /^0x|^\d/.test(word))) return nearAddress(rows, words);
  const names = namesIn(rows);
  const all = names.join(' ');
  const meant = words.map((word) => (all.includes(word) ? word : similarTo(word, names)?.name));
  return rows.filter((entry) => meant.every((word) => word !== undefined && textOf(entry).includes(word)));
}

const namesOf = new WeakMap<readonly AddressEntry[], readonly string[]>();

/** The words of the names and chains of rows, in lower case. Cached, because each typed letter needs them. */
function namesIn(rows: readonly AddressEntry[]): readonly string[] {
  const known = namesOf.get(rows);
  if (known !== undefined) return known;
  const names = rows.flatMap(({ name, chain }) => [name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' '), chain]);
  const found = [...new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)))];
  namesOf.set(rows, found);
  return found;
}

/** Rows whose address has one digit more or less. */
function nearAddress(rows: readonly AddressEntry[], words: readonly string[]): readonly AddressEntry[] {
  const typed = words.find((word) => /^0x[0-9a-f]{39}$|^0x[0-9a-f]{41}$/.test(word))?.slice(2);
  if (typed === undefined) return [];
  const without = (digits: string): string[] => [...digits].map((_, at) => digits.slice(0, at) + digits.slice(at + 1));
  const near = new Set(without(typed));
  return rows.filter(({ address }) => {
    const digits = address?.toLowerCase().slice(2) ?? '';
    return typed.length > digits.length ? near.has(digits) : without(digits).includes(typed);
  });
}

const texts = new WeakMap<AddressEntry, string>();

/** The searchable text of a row, in lower case. Cached, because each word of a query tests every row. */
function textOf(entry: AddressEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { name, chain, chainId, kind, address, implementation, contracts, provenance } = entry;
  const parts = [name, chain, chainId, kind, address ?? 'not deployed', implementation ?? '', ...contracts, provenance];
  const text = parts.join(' ').toLowerCase();
  texts.set(entry, text);
  return text;
}
