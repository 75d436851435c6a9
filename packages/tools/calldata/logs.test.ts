import { encodeEventTopics, encodeAbiParameters, parseAbi, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { events, places } from '../fixtures/books';
import { LogReader } from './logs';

const reader = new LogReader(events, places);
const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']);
const USER = '0x1111111111111111111111111111111111111111';
const pufETH = places.places.find(({ path }) => path[0] === 'pufETH' && path[1] === 'Mainnet')?.address as Hex;
const topics = encodeEventTopics({ abi, args: { from: USER, to: pufETH } }) as Hex[];
const data = encodeAbiParameters([{ type: 'uint256' }], [15n * 10n ** 17n]);

describe('logs', () => {
  it('are read with names and known addresses', () => {
    const node = reader.read({ kind: 'log', address: pufETH, topics, data });
    expect(node.found?.item.name).toBe('Transfer');
    expect(node.args.map(({ name }) => name)).toEqual(node.found?.item.inputs.map(({ name }) => name));
    expect(node.args[0]?.value).toBe(USER);
    expect(node.args[2]?.value).toBe('1500000000000000000');
    expect(node.names.join()).toContain('pufETH');
    expect(node.notes).toEqual([]);
  });

  it('with a known topic and another number of indexed values are not guessed', () => {
    const node = reader.read({ kind: 'log', address: null, topics: [...topics, topics[1] ?? '0x'], data: '0x' });
    expect(node).toMatchObject({ found: null, args: [] });
    expect(node.notes.join()).toContain('another number of indexed values');
  });

  it('with an unknown topic say so, and a cut log says what is missing', () => {
    expect(
      reader.read({ kind: 'log', address: null, topics: [`0x${'ab'.repeat(32)}`], data: '0x' }).notes.join(),
    ).toContain('Unknown');
    expect(reader.read({ kind: 'log', address: null, topics, data: '0x00' }).notes.join()).toContain('too short');
    expect(
      reader.read({ kind: 'log', address: null, topics: [topics[0] ?? '', '0x', '0x12'], data }).notes.join(),
    ).toContain('not 32 bytes');
  });
});
