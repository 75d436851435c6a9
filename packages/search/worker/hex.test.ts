import { beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, CODE, smallIndex, TOPIC } from '../fixtures/small-index';
import { noteWords } from '../format/note-words';
import { readCalldata } from './calldata';
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

  it('describes calldata and finds the address in it', () => {
    const { hits, note } = engine.search(`0xf6326fb3${ADDRESS.slice(2).padStart(64, '0')}`, { limit: 8 });
    expect(noteWords(note, true)).toBe('Calldata: depositETH(address) and 1 word of arguments');
    expect(hits.map(({ kind }) => kind)).toContain('address');
  });

  it.each(['0xdeadbeef', '0x123', `0x${'f'.repeat(40)}`, '0xD9A4...0000'])('unknown %s is reported', (query) => {
    const { hits, note } = engine.search(query, { limit: 8 });
    expect(hits).toEqual([]);
    expect(noteWords(note, false)).toMatch(/^No results/);
  });

  it('bare words of hex letters count as words', () => expect(engine.search('facade', { limit: 8 }).note).toBe(null));
});

describe('calldata', () => {
  it('reads the text of a revert', () => {
    const text = Buffer.from('paused').toString('hex');
    const data = `0x08c379a0${'20'.padStart(64, '0')}${'6'.padStart(64, '0')}${text.padEnd(64, '0')}`;
    expect(readCalldata(data)?.text).toBe('paused');
  });

  it('tolerates truncated data', () => {
    for (const data of ['0x08c379a0ff', '0x4e487b7100', `0x08c379a0${'f'.repeat(200)}`])
      expect(() => readCalldata(data)).not.toThrow();
  });
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
  it('follow the entry that has a value as its own', () =>
    expect(noted.search(ADDRESS, { limit: 8 }).hits.map(({ kind }) => kind)).toEqual(['address', 'section']));
});
