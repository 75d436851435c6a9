import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { readCalls, readWhole } from './input';

const USER = '0x1111111111111111111111111111111111111111';
const RECEIPT = {
  blockHash: `0x${'ef'.repeat(32)}`,
  blockNumber: '0x10',
  from: USER,
  gasUsed: '0x5208',
  logs: [],
  logsBloom: `0x${'00'.repeat(256)}`,
  to: '0xd9a442856c234a39a81a089c06451ebaa4306a72',
  transactionHash: `0x${'ab'.repeat(32)}`,
};

describe('a receipt without logs', () => {
  it.each([
    ['of a node', { ...RECEIPT, status: '0x0' }],
    ['of viem', { ...RECEIPT, status: 'reverted' }],
    ['in the answer of a node', { jsonrpc: '2.0', id: 1, result: { ...RECEIPT, status: '0x0' } }],
  ])('%s is no call, and says that the transaction reverted', async (_, receipt) => {
    const { items, problem } = await readWhole(JSON.stringify(receipt));
    expect(items).toEqual([]);
    expect(problem).toMatch(/reverted: only its gas and its nonce are used/);
  });

  it.each([{ status: '0x1' }, { status: 'success' }])('that succeeded says so: %o', async (status) => {
    const { items, problem } = await readWhole(JSON.stringify({ ...RECEIPT, ...status }));
    expect(items).toEqual([]);
    expect(problem).toMatch(/succeeded, without a log: it moved no token/);
  });

  it('of a transaction that is pasted with it says nothing of its success', async () => {
    const transaction = { to: USER, from: USER, value: '1', data: '0x', chainId: 1 };
    const both = (status: string) => readWhole(JSON.stringify({ transaction, receipt: { ...RECEIPT, status } }));
    expect(await both('0x1')).toMatchObject({ items: [{ to: USER }], problem: null });
    expect(await both('0x0')).toMatchObject({ items: [{ to: USER }], problem: expect.stringContaining('reverted') });
  });
});

describe('the input of an explorer', () => {
  const abi = parseAbi(['function transfer(address _to, uint256 _value)']);
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [USER, 10n ** 18n] });
  const words = (data.slice(10).match(/.{64}/g) ?? []).map((word, index) => `[${index}]:  ${word}`);

  it.each(['\n', ' ', '\r\n'])('has its data as a selector and numbered words, behind %j', async (between) => {
    const text = ['Function: transfer(address _to, uint256 _value)', '', `MethodID: ${data.slice(0, 10)}`, ...words];
    const { items } = await readWhole(text.join(between));
    expect(items).toMatchObject([{ data, to: null, warnings: [] }]);
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
