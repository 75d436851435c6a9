import { encodeFunctionData, parseAbi, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { events, functions, places, rules, spenders } from '../fixtures/books';
import { allWarnings } from './all-warnings';
import { Explainer } from './explain';
import { LogReader } from './logs';
import { reportOn } from './report';

const explainer = new Explainer(functions, { places, spenders, rules });
const reader = new LogReader(events, places);
const report = (input: string | object, state = {}) =>
  reportOn(explainer, reader, typeof input === 'string' ? input : JSON.stringify(input), { state, now: 0n });
const callOf = async (input: string | object) => (await report(input)).calls[0];
const kinds = async (input: string | object) =>
  (await report(input)).calls.flatMap(allWarnings).map(({ kind }) => kind);
const unread = async (input: string | object) =>
  (await callOf(input))?.warnings.filter(({ kind }) => kind === 'odd-data').map(({ cause }) => cause.split(' ')[0]);

const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const SAFE = '0x1111111111111111111111111111111111111111';
/** The last digit is mistyped. */
const MISTYPED = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046';
const data = encodeFunctionData({
  abi: parseAbi(['function transfer(address to, uint256 value)']),
  args: [SAFE, 10n ** 18n],
});
const call = { chainId: 1, to: VAULT, value: '0', data };
const safe = { ...call, safe: SAFE, operation: 0, nonce: 5 };
const zeros = { safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zeroAddress, refundReceiver: zeroAddress };
const { chainId, safe: verifyingContract, ...message } = { ...safe, ...zeros };
const typed = { primaryType: 'SafeTx', domain: { chainId, verifyingContract }, message };

describe('an address with a wrong checksum', () => {
  it.each([
    ['to', { ...call, to: MISTYPED }],
    ['to', { to: MISTYPED, value: '1', chainId: 1 }],
    ['to', `to: ${MISTYPED}\ndata: ${data}`],
    ['from', { ...call, from: MISTYPED }],
    ['from', `from: ${MISTYPED}\ndata: ${data}`],
    ['from', { ...safe, safe: MISTYPED }],
    ['from', { meta: { createdFromSafeAddress: MISTYPED }, transactions: [call] }],
  ] as const)('is none, as %s of %o', async (name, input) => {
    expect(await unread(input)).toEqual([name]);
    expect((await callOf(input))?.setting[name]).toBeNull();
  });

  it('is none in the fields, too', async () => {
    const { calls, fields } = await report(data, { to: MISTYPED });
    expect(calls[0]?.setting.to).toBeNull();
    expect(fields).toContain('The called address: Its EIP-55 checksum is wrong');
  });
});

describe('the operation', () => {
  it.each(['delegate call', 'delegate', 'DELEGATE_CALL', '1n', '0x01', 1])('%j is a delegatecall', async (operation) =>
    expect(await kinds({ ...safe, operation })).toEqual(['delegatecall']),
  );

  it.each([0, '0', '0x0', 'CALL', '', null])('%j is a call', async (operation) =>
    expect(await kinds({ ...safe, operation })).toEqual([]),
  );

  it.each([2, true, [1], {}, 'create', '01x'])('%j is unknown: it has no hash', async (operation) => {
    expect(await unread({ ...safe, operation })).toEqual(['operation']);
    const { calls } = await report({ ...safe, operation });
    expect(calls[0]?.notes[0]).toBe('No safeTxHash: the input has no operation that can be read.');
  });
});

describe('data', () => {
  it('that is cut in a byte is read as far as it goes', async () => {
    for (const input of [{ ...call, data: data.slice(0, -1) }, { calls: [{ ...call, data: data.slice(0, -1) }] }])
      expect(await kinds(input)).toEqual(['truncated-data']);
    const cut = { ...typed, message: { ...message, data: data.slice(0, -1) } };
    expect((await callOf(cut))?.notes[0]).toBe('No safeTxHash: the input has no data that can be read.');
  });

  it('is read without 0x, where it has a selector and words', async () => {
    expect((await callOf({ ...call, data: data.slice(2) }))?.data).toBe(data);
    expect((await report({ data: '20260101' })).calls).toEqual([]);
  });
});

describe('a number above 2^256 - 1', () => {
  it.each(['value', 'nonce', 'baseGas', 'safeTxGas'])('is not read as %s, and has no hash', async (name) => {
    for (const large of ['9'.repeat(78), String(2n ** 256n)]) {
      for (const input of [
        { ...safe, [name]: large },
        { ...typed, message: { ...message, [name]: large } },
      ]) {
        const found = await callOf(input);
        expect(found?.warnings[0]?.cause).toBe(`${name} of the input cannot be read.`);
        expect(found?.notes[0]).toBe(`No safeTxHash: the input has no ${name} that can be read.`);
      }
    }
  });
});

describe('a Safe transaction without a hash', () => {
  const notes = async (input: object, state = {}) => (await report(input, state)).calls[0]?.notes.join(' ');
  const needs = (names: string) => `No safeTxHash: the input has no ${names} that can be read.`;

  it('says what it needs', async () => {
    const { nonce: _, ...bare } = safe;
    expect(await notes(bare)).toContain(needs('nonce'));
    const { chainId: __, ...anywhere } = safe;
    expect(await notes(anywhere)).toContain(needs('chainId'));
    expect(await notes(anywhere, { chain: 'Base' })).toMatch(/^safeTxHash/);
    expect(await notes({ ...call, safeTxGas: '0', nonce: 1 })).toContain(needs('safe'));
  });

  it('is typed data that lacks a field, or has no chain in its domain', async () => {
    const without = (name: string) => ({ ...typed, message: { ...message, [name]: undefined } });
    for (const name of ['operation', 'nonce', 'baseGas', 'gasToken'])
      expect(await notes(without(name))).toContain(needs(name));
    const old = { ...typed, domain: { verifyingContract } };
    expect(await notes(old, { chain: 'Mainnet' })).toContain(needs('chainId'));
    expect(await notes({ ...old, chainId: 1 })).toContain(needs('chainId'));
    expect(await notes({ ...typed, domain: { chainId: 1 } })).toContain(needs('safe'));
  });

  it('has that of the domain for another chain beside it', async () =>
    expect(await notes({ ...typed, chainId: 8453 })).toBe(await notes(typed)));

  it('is a warning when the input has another hash', async () => {
    const own = /0x\w{64}/.exec((await notes(safe)) ?? '')?.[0];
    expect(await kinds({ ...safe, safeTxHash: own })).toEqual([]);
    expect(await kinds({ ...safe, safeTxHash: `0x${'1'.repeat(64)}` })).toEqual(['odd-data']);
  });
});
