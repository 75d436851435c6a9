import {
  concat,
  encodeAbiParameters,
  encodeEventTopics,
  pad,
  parseAbi,
  parseAbiParameters,
  toEventSelector,
  type Hex,
} from 'viem';
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

  it.each([
    ['up to 1.3.0', 'bytes32 txHash'],
    ['1.4.1', 'bytes32 indexed txHash'],
  ])('of a Safe %s tell that the call inside failed', (version, hash) => {
    const own = parseAbi([
      `event ExecutionFailure(${hash}, uint256 payment)`,
      `event ExecutionSuccess(${hash}, uint256 payment)`,
    ]);
    const words = [`0x${'ab'.repeat(32)}` as Hex, `0x${'00'.repeat(32)}` as Hex];
    const log = (eventName: 'ExecutionFailure' | 'ExecutionSuccess') => {
      const [topic] = encodeEventTopics({ abi: own, eventName }) as Hex[];
      const indexed = hash.includes('indexed') ? 1 : 0;
      const logged = { topics: [topic as Hex, ...words.slice(0, indexed)], data: concat(words.slice(indexed)) };
      return reader.read({ kind: 'log', address: USER, ...logged });
    };
    const failed = log('ExecutionFailure');
    expect(failed.found).toMatchObject({ contract: `Safe ${version}` });
    expect(failed.args.map(({ value }) => value)).toEqual([words[0], '0']);
    expect(failed.notes).toEqual([expect.stringContaining('changed nothing, and its nonce is used')]);
    expect(log('ExecutionSuccess').notes).toEqual([]);
    expect(reader.eventsOf(failed.log.topics[0] ?? '')).toEqual([
      'ExecutionFailure(bytes32,uint256) of Safe up to 1.3.0, Safe 1.4.1',
    ]);
  });

  it.each([true, false])('of a user operation say whether its call succeeded: %s', (success) => {
    const topic = toEventSelector('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)');
    expect(topic).toMatch(/^0x49628fd1/);
    const account = pad(USER);
    const body = encodeAbiParameters(parseAbiParameters('uint256, bool, uint256, uint256'), [5n, success, 6n, 7n]);
    const node = reader.read({ kind: 'log', address: null, topics: [topic, account, account, account], data: body });
    expect(node.found?.contract).toBe('EntryPoint');
    expect(node.notes.join()).toMatch(success ? /^$/ : /call inside failed/);
  });
});
