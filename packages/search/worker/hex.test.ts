import { beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, CODE, smallIndex, TOPIC } from '../fixtures/small-index';
import { noteWords } from '../format/note-words';
import { Engine } from './engine';

let engine: Engine;
beforeAll(() => {
  engine = new Engine(smallIndex);
});

const first = (query: string): string => {
  const [hit] = engine.search(query, { limit: 8 }).hits;
  return hit ? `${hit.kind} ${hit.name}` : 'nothing';
};

describe('pasted hex', () => {
  it.each([
    ['selector of a function', '0xf6326fb3', 'abi-function depositETH'],
    ['selector without 0x', 'f6326fb3', 'abi-function depositETH'],
    ['selector of an error', '0x2c5211c6', 'error InvalidAmount'],
    ['topic', TOPIC, 'event Deposited'],
    ['address', ADDRESS, 'address Vault'],
    ['address in lower case', ADDRESS.toLowerCase(), 'address Vault'],
    ['address padded to 32 bytes', `0x${ADDRESS.slice(2).padStart(64, '0')}`, 'address Vault'],
    ['address in upper case', `0x${ADDRESS.slice(2).toUpperCase()}`, 'address Vault'],
    ['code behind a proxy', CODE, 'address Vault'],
    ['prefix of six characters', '0xD9A4', 'address Vault'],
    ['prefix without 0x', 'd9a442', 'address Vault'],
    ['shortened with dots', '0xd9a4...6a72', 'address Vault'],
    ['shortened with an ellipsis', '0xD9A4…6A72', 'address Vault'],
    ['calldata', `0xf6326fb3${ADDRESS.slice(2).padStart(64, '0')}`, 'abi-function depositETH'],
    ['message with a selector', 'execution reverted: custom error 0x2c5211c6, try again', 'error InvalidAmount'],
    [
      'message of viem',
      'The contract function "deposit" reverted.\n\nError: InvalidAmount()\n\nDocs: https://viem.sh',
      'error InvalidAmount',
    ],
    [
      'message with a text',
      'execution reverted: ERC20: insufficient allowance',
      'revert ERC20: insufficient allowance',
    ],
    ['data of a panic', `0x4e487b71${'11'.padStart(64, '0')}`, 'revert Panic(0x11)'],
  ])('%s', (_, query, expected) => expect(first(query)).toBe(expected));

  it('finds the address in calldata', () => {
    const { hits } = engine.search(`0xf6326fb3${ADDRESS.slice(2).padStart(64, '0')}`, { limit: 8 });
    expect(hits.map(({ kind }) => kind)).toContain('address');
  });

  const word = (digits: string): string => digits.padStart(64, '0');
  const notInSdk = "is not in the SDK's ABIs, and these docs name no such address.";
  const noTopic = "This 32-byte value is not in the SDK's ABIs: no event has this topic.";
  it.each([
    [
      'what is not deployed',
      '0x0000',
      'The zero address has no contract. The SDK stores it for what is not deployed on a chain.',
    ],
    ['an unknown value', '0xdeadbeef', `0xdeadbeef ${notInSdk}`],
    ['a long one', `0x${'f'.repeat(40)}`, `0xffffffffff… ${notInSdk}`],
    ['a shortened one', '0xD9A4...0000', `0xD9A4…0000 ${notInSdk}`],
    ['a padded address', `0x${word(ADDRESS.slice(2))}`, ''],
    ['an unknown padded address', `0x${word('f'.repeat(40))}`, `0xffffffffff… ${notInSdk}`],
    ['a topic', `0x${'cd'.repeat(32)}`, noTopic],
    ['a topic that ends like an address', `0x${ADDRESS.slice(2).padStart(64, 'c')}`, noTopic],
    ['a number', `0x${word('ff')}`, noTopic],
    ['calldata', `0xf6326fb3${word('1')}`, 'Calldata: depositETH(address) and 1 word of arguments'],
    ['revert data', `0x2c5211c6${word('1')}${word('2')}`, 'Revert data: InvalidAmount() and 2 words of arguments'],
    ['a panic', `0x4e487b71${word('11')}`, "Panic(0x11), raised by the compiler's own checks"],
    ['a text', `0x08c379a0${word('20')}${word('6')}${'706175736564'.padEnd(64, '0')}`, 'Error(string): "paused"'],
    [
      'a text without its end',
      `0x08c379a0${word('20')}${word('6')}7061`,
      'Error(string) that cannot be read: the end is missing',
    ],
    [
      'a text with more behind it',
      `0x08c379a0${word('20')}${word('6')}${'706175736564'.padEnd(66, '0')}`,
      'Error(string): "paused". Not all bytes belong to it.',
    ],
    ['a panic without its end', '0x4e487b7100', 'Panic(uint256) that cannot be read: the end is missing'],
    ['an error outside of the ABIs', '0x2c5211c6', "InvalidAmount is not in the SDK's ABIs: VaultV1 raises it."],
  ])('says what it is: %s', (_, query, words) =>
    expect(noteWords(engine.search(query, { limit: 8 }).note, true)).toBe(words),
  );

  it.each(['0xdeadbeef', '0x123', `0x${'f'.repeat(40)}`, '0xD9A4...0000'])('unknown %s is reported', (query) => {
    const { hits, note } = engine.search(query, { limit: 8 });
    expect(hits).toEqual([]);
    expect(noteWords(note, false)).toMatch(/^No results/);
  });

  it('bare words of hex letters count as words', () => expect(engine.search('facade', { limit: 8 }).note).toBe(null));
});

describe('values that only a text names', () => {
  const NAMED = `0x${'5e'.repeat(20)}`;
  const named = (record: (typeof smallIndex.records)[number]) =>
    record.anchor === 'approve-a-token' ? { ...record, noted: [NAMED, ADDRESS] } : record;
  const noted = new Engine({ ...smallIndex, records: smallIndex.records.map(named) });
  it('lead to the text', () =>
    expect(noted.search(NAMED, { limit: 8 }).hits[0]).toMatchObject({
      anchor: 'approve-a-token',
      hex: `${NAMED} (named in its text)`,
    }));
  it('are said to be only there', () =>
    expect(noteWords(noted.search(NAMED, { limit: 8 }).note, true)).toBe(
      "Not in the SDK's ABIs and tables of addresses: these texts name it.",
    ));
  it('follow the entry that has a value as its own', () =>
    expect(noted.search(ADDRESS, { limit: 8 }).hits.map(({ kind }) => kind)).toEqual(['address', 'section']));
});
