import { concatHex, encodeFunctionData, maxUint256, parseAbi, toRlp, zeroAddress, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { events, functions, places, rules, spenders } from '../fixtures/books';
import { allWarnings } from './all-warnings';
import { Explainer } from './explain';
import { LogReader } from './logs';
import { reportOn } from './report';

const explainer = new Explainer(functions, { places, spenders, rules });
const reader = new LogReader(events, places);
const report = (text: string | object) =>
  reportOn(explainer, reader, typeof text === 'string' ? text : JSON.stringify(text), {
    state: {},
    now: 1_790_000_000n,
  });
const warned = async (text: string | object) => (await report(text)).calls.flatMap(allWarnings);
const kinds = async (text: string | object) => (await warned(text)).map(({ kind }) => kind);
const hashIn = async (text: object) =>
  (await report(text)).calls[0]?.notes.join(' ').match(/safeTxHash.*(0x\w{64})/)?.[1];

const abi = parseAbi([
  'function redeem(uint256 shares, address receiver, address owner)',
  'function depositETH(address receiver)',
  'function approve(address spender, uint256 amount)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
]);
const VAULT = '0xd9a442856c234a39a81a089c06451ebaa4306a72';
const SAFE = '0x1111111111111111111111111111111111111111';
const OTHER = '0x9999999999999999999999999999999999999999';
const redeem = encodeFunctionData({ abi, functionName: 'redeem', args: [10n ** 18n, SAFE, SAFE] });
const approve = encodeFunctionData({ abi, functionName: 'approve', args: [OTHER, maxUint256] });
const call = { chainId: 1, to: VAULT, value: '0', data: redeem };
const NO_REFUND = { safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zeroAddress, refundReceiver: zeroAddress };
const safe = { ...call, ...NO_REFUND, safe: SAFE, operation: 0, nonce: 5 };
const refund = { ...safe, baseGas: '1000000', gasPrice: '1000000000000000', refundReceiver: OTHER };

const exec = (to: Hex, value: bigint, data: Hex, operation: number, baseGas = 0n, gasPrice = 0n): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, 0n, baseGas, gasPrice, zeroAddress, zeroAddress, '0x'],
  });

describe('the refund of a Safe', () => {
  it('is a warning with its amount and receiver, in JSON and in calldata', async () => {
    expect(await kinds(safe)).toEqual([]);
    const [ether] = await warned(refund);
    expect(ether).toMatchObject({ kind: 'gas-refund', values: { amount: String(10n ** 21n), refundReceiver: OTHER } });
    expect(ether?.cause).toContain(`to ${OTHER}`);
    expect(ether?.cause).toContain('For baseGas alone: 1,000 ETH at most.');
    const [token] = await warned({ ...refund, gasToken: VAULT, refundReceiver: null });
    expect(token?.cause).toContain('to the account that sends the transaction');
    expect(token?.cause).toMatch(/1000000000000000000000 base units of the token 0xD9A4/);
    expect(await kinds(exec(VAULT, 0n, redeem, 0))).toEqual([]);
    const [inCall] = await warned(exec(VAULT, 0n, redeem, 0, 10n ** 6n, 10n ** 15n));
    expect(inCall).toMatchObject({ kind: 'gas-refund', values: { amount: String(10n ** 21n) } });
  });

  it('is read with the Safe and its nonce alone, and in typed data', async () => {
    const { chainId, to, value, data, nonce, gasPrice } = refund;
    expect(await kinds({ chainId, to, value, data, nonce, gasPrice, safe: SAFE })).toEqual(['gas-refund']);
    const typed = { primaryType: 'SafeTx', domain: { chainId: 1, verifyingContract: SAFE }, message: refund };
    expect(await kinds(typed)).toEqual(['gas-refund']);
  });

  it('is none of another transaction, whose sender pays its gasPrice', async () => {
    expect(await kinds({ ...call, from: SAFE, gas: '0x5208', gasPrice: '0x3b9aca00', nonce: '0x1' })).toEqual([]);
  });

  it('that cannot be read is a warning, and has no hash', async () => {
    const rounded = JSON.stringify(refund).replace('"1000000000000000"', '1e22');
    expect(await kinds(rounded)).toEqual(['odd-data']);
    expect(await hashIn(JSON.parse(rounded) as object)).toBeUndefined();
    expect(await kinds({ ...refund, gasToken: `eth:${VAULT}` })).toEqual(['odd-data', 'gas-refund']);
    expect(await hashIn({ ...refund, gasToken: `eth:${VAULT}` })).toBeUndefined();
    expect(await hashIn(refund)).toMatch(/^0x/);
  });
});

describe('code that a transaction gives an account', () => {
  const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
  const CODE = '0x00000000000000000000000000000000deadbeef';
  const data = encodeFunctionData({ abi, functionName: 'depositETH', args: [account.address] });

  it('is a warning for each address, signed or as JSON', async () => {
    const list = await Promise.all(
      [
        { address: CODE, chainId: 0 },
        { address: CODE, chainId: 0 },
        { address: CODE, chainId: 1 },
        { address: zeroAddress, chainId: 1 },
      ].map((each) => account.signAuthorization({ ...(each as { address: Hex; chainId: number }), nonce: 0 })),
    );
    const signed = await account.signTransaction({
      ...{ type: 'eip7702', chainId: 1, nonce: 0, gas: 1n, maxFeePerGas: 1n, authorizationList: list },
      ...{ to: VAULT, value: 10n ** 18n, data },
    });
    const json = {
      ...{ from: account.address, chainId: 1, to: VAULT, value: '0xde0b6b3a7640000', data },
      authorizationList: list.map(({ address, chainId }) => ({ address, chainId })),
    };
    for (const input of [signed, json]) {
      const causes = (await warned(input)).map(({ kind, cause }) => `${kind} ${cause}`);
      expect(causes).toHaveLength(3);
      expect(causes[0]).toMatch(/^account-code .* the code at 0x0{32}DeaDBeef on every chain .* everything/);
      expect(causes[1]).toMatch(/^account-code .* the code at 0x0{32}DeaDBeef \(EIP-7702\): that/);
      expect(causes[2]).toMatch(/^account-code .* removes the code of an account \(/);
    }
    expect(await kinds({ ...json, authorizationList: [] })).toEqual([]);
  });

  it('is read without data, in a user operation, and where its address cannot be read', async () => {
    const auth = { contractAddress: CODE, chainId: '0x1' };
    expect(await kinds({ to: VAULT, from: SAFE, chainId: 1, authorizationList: [auth] })).toContain('account-code');
    expect(await kinds({ sender: SAFE, callData: '0x12345678', eip7702Auth: auth })).toContain('account-code');
    expect(await kinds({ ...call, authorization: auth })).toEqual(['account-code']);
    expect(await kinds({ ...call, authorization: { signature: '0x12' } })).toEqual([]);
    const [unread] = await warned({ ...call, authorizationList: [{}] });
    expect(unread?.cause).toContain('an address that cannot be read');
    const list = ['0x01', '0x', '0x', '0x', '0x5208', VAULT, '0x', redeem, [], [['0x01'], '0x05']] as const;
    expect(await kinds(concatHex(['0x04', toRlp(list as never)]))).toEqual(['account-code']);
  });
});

describe('what stands beside a call or in it', () => {
  it('is a delegatecall without data, and ETH with less than a selector', async () => {
    expect(await kinds(exec(OTHER, 0n, '0x', 1))).toContain('delegatecall');
    expect((await report(exec(OTHER, 5n, '0x00', 0))).calls[0]?.inner).toMatchObject([{ setting: { value: 5n } }]);
    expect((await report(exec(OTHER, 0n, '0x', 0))).calls[0]?.inner).toEqual([]);
  });

  it.each([1, '1', '0x1', '0x01', 'DelegateCall'])('is the operation %j', async (operation) => {
    expect(await kinds({ ...safe, operation })).toEqual(['delegatecall']);
    expect(await hashIn({ ...safe, operation })).toBe(await hashIn({ ...safe, operation: 1 }));
  });

  it('is a call with a list of other calls beside it', async () => {
    const { calls } = await report({ chainId: 1, to: OTHER, value: '5', data: '0x', calls: [call] });
    expect(calls.map(({ setting }) => setting.to)).toEqual([OTHER, VAULT]);
  });

  it('is other data under another name, or after the first hex', async () => {
    expect(await kinds({ ...call, input: approve })).toEqual(['odd-data']);
    expect(await kinds({ ...call, input: redeem })).toEqual([]);
    expect(await warned(`${redeem}\n${approve}`)).toMatchObject([{ values: { 'Another call': '' } }]);
    expect(await kinds(`${redeem}\n${redeem}`)).toEqual([]);
  });

  it('is a method that a file names beside the data 0x, which a Safe sends as it is', async () => {
    const method = {
      contractMethod: { name: 'depositETH', inputs: [{ name: 'receiver', type: 'address' }] },
      contractInputsValues: { receiver: SAFE },
    };
    const file = { ...safe, value: '1000000000000000000', ...method };
    expect(await kinds({ ...file, data: '0x' })).toEqual(['donation']);
    expect(await kinds({ ...file, data: null })).toEqual([]);
    // The hash is that of the call which is shown.
    const data = encodeFunctionData({ abi, functionName: 'depositETH', args: [SAFE] });
    expect(await hashIn({ ...file, data: null })).toBe(await hashIn({ ...safe, value: '1000000000000000000', data }));
  });

  it('is a value that JSON has rounded', async () => {
    expect(await kinds({ chainId: 1, from: SAFE, to: VAULT, data: '0x', value: 1e20 })).toContain('odd-data');
  });

  it('is the Safe as the sender', async () => {
    const data = encodeFunctionData({ abi, functionName: 'redeem', args: [1n, OTHER, SAFE] });
    expect(await kinds({ ...safe, data })).toEqual(['recipient-not-sender']);
  });
});

it('warns of a chain that the SDK does not know', async () => {
  expect(await kinds({ ...call, chainId: 137 })).toEqual(['wrong-chain']);
});

describe('typed data with the bytes of a call', () => {
  const away = encodeFunctionData({ abi, functionName: 'redeem', args: [1n, OTHER, SAFE] });

  it('is the call that a forwarder sends, from its signer', async () => {
    const request = { from: SAFE, to: VAULT, value: '0', gas: '100000', nonce: '0', data: away };
    for (const message of [request, { request, relayData: {} }]) {
      const domain = { chainId: 1, verifyingContract: OTHER };
      const { calls, summary } = await report({ primaryType: 'ForwardRequest', domain, message });
      expect(calls[0]?.setting).toMatchObject({ to: VAULT, from: SAFE });
      expect(calls.flatMap(allWarnings).map(({ kind }) => kind)).toEqual(['recipient-not-sender']);
      expect(summary).toMatch(/^Calls redeem on PufferVault.* Typed data \(ForwardRequest\): its signature alone may/);
    }
  });

  it.each([
    ['PackedUserOperation', { sender: SAFE }],
    ['SafeOp', { safe: SAFE }],
  ])('is the call of a %s, whose domain does not send it', async (primaryType, account) => {
    const message = { ...account, nonce: '0', callData: approve };
    const { calls } = await report({ primaryType, domain: { chainId: 1, verifyingContract: OTHER }, message });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.setting.from).not.toBe(OTHER);
    expect(calls.flatMap(allWarnings).map(({ kind }) => kind)).toContain('unlimited-approval');
  });

  it('needs a selector', async () => {
    const message = { from: SAFE, to: OTHER, value: '1', data: '0x' };
    expect((await report({ primaryType: 'ForwardRequest', domain: {}, message })).calls).toEqual([]);
  });
});

it('reads the call of a trace, not what the called contract does', async () => {
  const inner = { type: 'CALL', from: VAULT, to: OTHER, input: approve, value: '0x0' };
  const frame = { from: SAFE, to: VAULT, input: redeem, value: '0x0', gas: '0x0', calls: [inner, inner] };
  for (const type of ['CALL', 'DELEGATECALL', 'CREATE2']) {
    const { calls } = await report({ result: { ...frame, type } });
    expect(calls.map(({ setting }) => setting.to)).toEqual([VAULT]);
    expect(calls.flatMap(allWarnings)).toEqual([]);
  }
  expect((await report(frame)).calls).toHaveLength(3);
  expect((await report({ type: 'CALL', calls: [inner, inner] })).calls).toHaveLength(2);
});

it('reads the data beside an empty field', async () => {
  const { calls } = await report({ ...call, from: SAFE, data: '', input: redeem });
  expect(calls).toMatchObject([{ sentence: expect.stringContaining('redeem') as string, setting: { to: VAULT } }]);
});

it('reads no call in typed data of a token', async () => {
  const message = { from: SAFE, to: OTHER, value: '1000000000000' };
  const { calls, summary } = await report({ primaryType: 'TransferWithAuthorization', domain: {}, message });
  expect(calls).toEqual([]);
  expect(summary).toBe(
    'Typed data (TransferWithAuthorization): its signature alone may move tokens. The permit bench reads permits.',
  );
});

it('says where it stops reading calls inside of calls', async () => {
  let data = approve;
  for (let depth = 0; depth < 8; depth++) data = exec(VAULT, 0n, data, 0);
  const notes = JSON.stringify((await report(data)).calls, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(notes).toContain('too deep to be read');
});

describe('the ETH of bare calldata', () => {
  const NOTE = 'Payable: the ETH is not in the calldata.';
  const notes = async (text: string | object) => (await report(text)).calls.flatMap((call) => call.notes);
  const deposit = encodeFunctionData({ abi, functionName: 'depositETH', args: [SAFE] });

  it('is said to be missing for a payable function, without a warning', async () => {
    expect(await notes(deposit)).toEqual([NOTE]);
    expect(await kinds(deposit)).toEqual([]);
  });

  it('is not mentioned for other functions, contracts outside the SDK, and transactions', async () => {
    const redeem = encodeFunctionData({ abi, functionName: 'redeem', args: [1n, SAFE, SAFE] });
    const safe = encodeFunctionData({
      abi,
      functionName: 'execTransaction',
      args: [VAULT, 0n, deposit, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
    });
    for (const text of [redeem, safe, { to: VAULT, data: deposit }, { to: VAULT, data: deposit, value: '1' }])
      expect(await notes(text)).not.toContain(NOTE);
    const typed = { state: { value: '1' }, now: 1_790_000_000n };
    expect((await reportOn(explainer, reader, deposit, typed)).calls[0]?.notes).not.toContain(NOTE);
  });
});
