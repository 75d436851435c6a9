import { inspect } from 'node:util';
import { encodeErrorResult, encodeFunctionData, parseAbi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { events, functions, places, rules, spenders } from '../fixtures/books';
import { Explainer } from './explain';
import { LogReader } from './logs';
import { readCalls, readWhole } from './input';
import { reportOn } from './report';

const USER = '0x1111111111111111111111111111111111111111';
const VAULT = '0xd9a442856c234a39a81a089c06451ebaa4306a72';
const HASH = `0x${'ab'.repeat(32)}`;
const abi = parseAbi(['function transfer(address _to, uint256 _value)', 'error ERC20InvalidSender(address sender)']);
const data = encodeFunctionData({ abi, functionName: 'transfer', args: [USER, 10n ** 18n] });
const LOG = {
  address: VAULT,
  topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', HASH, HASH],
  data: `0x${'00'.repeat(32)}`,
};
const RECEIPT = {
  blockHash: `0x${'ef'.repeat(32)}`,
  blockNumber: '0x10',
  from: USER,
  gasUsed: '0x5208',
  logs: [] as readonly object[],
  logsBloom: `0x${'00'.repeat(256)}`,
  to: VAULT,
  transactionHash: HASH,
};
const explainer = new Explainer(functions, { places, spenders, rules });
const reader = new LogReader(events, places);
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const report = (value: unknown) => reportOn(explainer, reader, textOf(value), { state: {}, now: 0n });
/** The calls and logs, and what is said of the rest. */
async function read(value: unknown) {
  const { items, signed } = await readWhole(textOf(value));
  return { items: items.filter(({ kind }) => kind !== 'receipt'), signed, said: (await report(value)).summary };
}

describe('a receipt without logs', () => {
  it.each([
    ['of a node', { ...RECEIPT, status: '0x0' }],
    ['of viem', { ...RECEIPT, status: 'reverted' }],
    ['in the answer of a node', { jsonrpc: '2.0', id: 1, result: { ...RECEIPT, status: '0x0' } }],
    ['with null for its logs', { ...RECEIPT, status: '0x0', logs: null }],
    ['without its logs', { ...RECEIPT, status: '0x00', logs: undefined }],
  ])('%s is no call, and says that the transaction reverted', async (_, receipt) => {
    const { items, said } = await read(receipt);
    expect(items).toEqual([]);
    expect(said).toBe('Receipt: reverted. New code of accounts (EIP-7702) stays after a revert.');
  });

  it.each(['0x1', '0x01', 'success', 'SUCCESS', true])('that succeeded says no more: %s', async (status) => {
    const { items, said } = await read({ ...RECEIPT, status });
    expect(items).toEqual([]);
    expect(said).toBe('Receipt: succeeded.');
  });

  it.each(['ok', 'pending', null, undefined, { toString: [] }])('of the status %s says neither', async (status) => {
    const { said } = await read({ ...RECEIPT, status });
    expect(said).toBe('Receipt: unknown.');
  });

  it('of a transaction that is pasted with it says whether it succeeded', async () => {
    const transaction = { to: USER, from: USER, value: '1', data: '0x', chainId: 1 };
    const both = (status: string) => read({ transaction, receipt: { ...RECEIPT, status } });
    expect(await both('0x1')).toMatchObject({
      items: [{ to: USER }],
      said: expect.stringMatching(/Receipt: succeeded\.$/),
    });
    expect(await both('0x0')).toMatchObject({ items: [{ to: USER }], said: expect.stringContaining('reverted') });
  });
});

describe('several receipts', () => {
  const failed = { ...RECEIPT, status: '0x0' };
  const passed = { ...RECEIPT, status: '0x1', logs: [LOG] };

  it('say what each of them says', async () => {
    for (const list of [[failed, passed], { status: 600, receipts: [failed, passed] }])
      expect((await read(list)).said).toMatch(/^1 log\. Receipts: reverted, succeeded\. New code/);
    const batch = [passed, failed].map((result, id) => ({ jsonrpc: '2.0', id, result }));
    expect((await read(batch)).said).toMatch(/^1 log\. Receipts: succeeded, reverted\./);
    expect(await read([passed, passed])).toMatchObject({
      items: [{}, {}],
      said: '2 logs. Receipts: succeeded, succeeded.',
    });
  });

  it('of a user operation are the one of its bundle, whose event says that it failed', async () => {
    const operation = { userOpHash: HASH, sender: USER, success: false, logs: [], receipt: passed };
    expect(await read(operation)).toMatchObject({ items: [{ kind: 'log' }], said: '1 log. Receipt: succeeded.' });
  });
});

describe('what was not sent', () => {
  it.each([
    ['eth_simulateV1', [{ calls: [{ status: '0x1', logs: [], returnData: '0x', gasUsed: '0x1' }] }]],
    ['simulateCalls', { results: [{ status: 'success', logs: [], data: HASH, gasUsed: '1' }] }],
  ])('is no receipt and no call: %s', async (_, value) => {
    const { items, said } = await read(value);
    expect(items).toEqual([]);
    expect(said).not.toMatch(/Receipt/);
  });

  it('is a call with the logs of its trial run', async () => {
    const { items, said } = await read({ to: VAULT, input: data, status: false, logs: [] });
    expect(items).toMatchObject([{ data, to: VAULT }]);
    expect(said).toMatch(/^Moves 1 pufETH[^.]*\.$/);
  });
});

describe('JSON in a text', () => {
  const call = { to: VAULT, data, operation: 1, chainId: 8453 };
  const message = { ...call, value: '5', nonce: 1 };
  const typed = { primaryType: 'SafeTx', domain: { chainId: 8453, verifyingContract: USER }, message };

  it('is read as what it holds, also in what a wallet is asked', async () => {
    const wanted = { to: VAULT, data, operation: 'delegatecall', chainId: 8453 };
    for (const value of [JSON.stringify(call), JSON.stringify(JSON.stringify(call)), { body: JSON.stringify(call) }])
      expect((await read(JSON.stringify(value))).items).toMatchObject([wanted]);
    for (const value of [[USER, JSON.stringify(typed)], { params: [USER, JSON.stringify(typed)] }])
      expect((await read(value)).items).toMatchObject([{ ...wanted, from: USER, value: 5n }]);
    const permit = JSON.stringify({ primaryType: 'Permit', domain: {}, message: {} });
    expect((await read([USER, permit])).said).toMatch(/^Typed data \(Permit\): its signature alone may/);
  });

  it('keeps its labels in a line of other words', async () => {
    const { items } = await read(`INFO ${JSON.stringify(JSON.stringify(call))}`);
    expect(items).toMatchObject([{ to: VAULT, chainId: 8453, unread: ['operation'] }]);
  });
});

describe('a text with labels', () => {
  const call = `to: ${VAULT}\ndata: ${data}`;

  it.each([
    ['chain:  Base (id: 8453)', 8453],
    ['chain: Arbitrum One (id: 42161)', 42161],
    ['chain_id: 8453', 8453],
    ['chainId              8453', 8453],
  ])('names the chain: %s', async (line, chainId) =>
    expect((await read(`${line}\n${call}`)).items).toMatchObject([{ chainId, unread: [] }]),
  );

  it.each(['chain: base', 'Network: Base'])('has a chain that cannot be read: %s', async (line) =>
    expect((await read(`${line}\n${call}`)).items).toMatchObject([{ chainId: null, unread: ['chainId'] }]),
  );

  it('is a transaction as a console or cast prints it', async () => {
    const sent = { blockHash: HASH, from: USER, hash: HASH, input: data, r: HASH, to: VAULT, value: 0n, chainId: 1 };
    const columns = Object.entries(sent).map(([name, value]) => name.padEnd(21) + String(value));
    for (const text of [inspect(sent), columns.join('\n')])
      expect((await read(text)).items).toMatchObject([{ data, to: VAULT, from: USER, chainId: 1, unread: [] }]);
  });

  it('is no call as a printed receipt', async () => {
    const printed = { ...RECEIPT, status: 'success', logs: [LOG] };
    const columns = Object.entries(printed).map(([name, value]) => name.padEnd(21) + JSON.stringify(value));
    for (const text of [inspect(printed, { depth: 5 }), inspect({ ...printed, logs: [] }), columns.join('\n')])
      expect(await read(text)).toMatchObject({ items: [], said: expect.stringContaining('receipt as JSON') });
  });
});

describe('a raw transaction', () => {
  const account = privateKeyToAccount(HASH as Hex);
  const sent = { chainId: 1, nonce: 0, gas: 1n, to: VAULT as Hex, data };
  const typed = account.signTransaction({ ...sent, type: 'eip1559', maxFeePerGas: 1n });
  const legacy = account.signTransaction({ ...sent, type: 'legacy', gasPrice: 1n });

  it('is read in quotes and in what a node is asked', async () => {
    for (const raw of [await typed, await legacy])
      for (const text of [raw, `"${raw}"`, { method: 'eth_sendRawTransaction', params: [raw] }])
        expect(await read(text)).toMatchObject({ items: [{ data, to: VAULT }], signed: {} });
  });

  it('is no call when it is damaged', async () => {
    const raw = await typed;
    for (const text of [raw.slice(0, -1), raw.slice(0, -2), `${raw}00`])
      expect(await read(text)).toMatchObject({ items: [], said: expect.stringMatching(/^This starts like a raw/) });
    expect((await read((await typed).slice(0, 250))).items).toEqual([]);
  });
});

describe('values of 32 bytes', () => {
  it.each([
    `"${HASH}"`,
    `<${HASH}>`,
    `${HASH},`,
    `${HASH}\n${HASH}`,
    `PRIVATE_KEY=${HASH}`,
    `{"privateKey":"${HASH}"}`,
  ])('are no call, and may be a key: %s', async (text) => {
    const { calls, warnings } = await report(text);
    expect(calls).toEqual([]);
    expect(warnings).toMatchObject([{ kind: 'possible-private-key' }]);
  });

  it.each([`cast send ${VAULT} ${data} --private-key ${HASH}`, JSON.stringify({ to: VAULT, data, privateKey: HASH })])(
    'may be a key beside a call: %s',
    async (text) => {
      const { calls, warnings, summary } = await report(text);
      expect(calls).toMatchObject([{ data }]);
      expect(warnings).toMatchObject([{ kind: 'possible-private-key' }]);
      expect(summary).not.toContain('No call');
    },
  );

  it('are a topic in quotes', async () =>
    expect((await report(`"${LOG.topics[0]}"`)).named?.[0]).toMatch(/^The topic of Transfer/));

  it('and other hex in JSON are no call without a field of one', async () => {
    for (const value of [{ result: data }, { method: 'personal_sign', params: [data, USER] }])
      expect((await read(value)).items).toEqual([]);
    for (const value of [JSON.stringify(data), [data]]) expect((await read(value)).items).toMatchObject([{ data }]);
  });
});

it('says that revert data is none of a call', async () => {
  const text = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['paused'] });
  const own = encodeErrorResult({ abi, errorName: 'ERC20InvalidSender', args: [USER] });
  for (const value of [text, { error: { code: 3, data: text } }, `Error: reverted (data="${text}")`])
    expect(await read(value)).toMatchObject({ items: [], said: expect.stringContaining('revert doctor') });
  const message = `reverted (data="${text}", transaction={ "data": "${data}" })`;
  expect((await read(message)).items).toMatchObject([{ data, unread: [] }]);
  const failure = { code: 'CALL_EXCEPTION', data: own, transaction: { to: VAULT, data } };
  expect(await read(failure)).toMatchObject({ items: [{ data }], said: expect.stringContaining('revert doctor') });
});

describe('the input of an explorer', () => {
  const words = (data.slice(10).match(/.{64}/g) ?? []).map((word, index) => `[${index}]:  ${word}`);

  it.each(['\n', ' ', '\r\n'])('has its data as a selector and numbered words, behind %j', async (between) => {
    const text = ['Function: transfer(address _to, uint256 _value)', '', `MethodID: ${data.slice(0, 10)}`, ...words];
    const { items } = await readWhole(text.join(between));
    expect(items).toMatchObject([{ data, to: null, unread: [] }]);
  });

  it('may end with a short word, and is no call without its selector', async () => {
    const tail = [...words, `[${words.length}]:  62635f3839`];
    const { items } = await readWhole([`MethodID: ${data.slice(0, 10)}`, ...tail].join('\n'));
    expect(items).toMatchObject([{ data: `${data}62635f3839` }]);
    expect((await readWhole(words.join('\n'))).items).toEqual([]);
  });

  // A pattern that looks back at every space needs more than a minute here: a limit for a hanging test, not a time.
  it.each([' ', '\n', 'a ', '[1', '[1]: '])(
    'is read at any length: %j',
    (part) => {
      expect(() => readCalls(`0xdeadbeef${part.repeat(190_000 / part.length)}x`)).not.toThrow();
    },
    30_000,
  );
});
