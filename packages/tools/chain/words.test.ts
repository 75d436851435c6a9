import { expect, it } from 'vitest';
import { getAddress } from 'viem';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { addressNames } from '@sdk-docs/reference/generator/write/tools/all';
import { namesName } from '@sdk-docs/reference/model/routes';
import { argumentsOf } from '../book/arguments';
import { namesAt } from '../book/places';
import { places } from '../fixtures/books';
import { wordsOf } from './words';

const files = addressNames(reference);
const load = async (address: string) => files[namesName(address)] ?? {};
const addresses = [...new Set(places.places.map(({ address }) => address))];

it('names every address of the tables as the whole table does, in the case of EIP-55', async () => {
  expect(addresses.length).toBeGreaterThan(100);
  const words = await wordsOf(addresses, load);
  for (const address of addresses) {
    expect(words.namesOf?.(address)).toEqual(namesAt(places, address));
    expect(words.address?.(address)).toBe(getAddress(address));
  }
});

it('loads the file of each first digit once, and none for an answer without addresses', async () => {
  const loaded: string[] = [];
  const counted = (address: string) => {
    loaded.push(namesName(address));
    return load(address);
  };
  await wordsOf([], counted);
  expect(loaded).toEqual([]);
  await wordsOf([`0x${'d9'.repeat(20)}`, `0x${'d1'.repeat(20)}`, `0x${'0a'.repeat(20)}`], counted);
  expect(loaded.toSorted()).toEqual(['names-0', 'names-d']);
});

it('names no address that is one digit off, and shows an unknown one as it came', async () => {
  const near = addresses.map((address) => `${address.slice(0, -1)}${address.endsWith('0') ? '1' : '0'}`);
  const unknown = near.filter((address) => !addresses.includes(address));
  const words = await wordsOf(unknown, load);
  const args = argumentsOf([{ name: '', type: 'address[]' }], [unknown.slice(0, 90)], words);
  expect(args[0]?.items.map(({ value, names }) => [value, names])).toEqual(
    unknown.slice(0, 90).map((address) => [address, []]),
  );
});

it('shows an address as it came when its file does not load', async () => {
  const [address = ''] = addresses;
  const words = await wordsOf([address], () => Promise.reject(new Error('no network')));
  expect([words.address?.(address), words.namesOf?.(address)]).toEqual([address, []]);
});
