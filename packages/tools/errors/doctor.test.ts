import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { errors, events, functions, places, spenders, words } from '../fixtures/books';
import { Doctor } from './doctor';
import { type Answer } from './answers';
import { codeIn } from './safe-codes';
import { diagnose } from './diagnose';
import { titleOf } from './report';

const doctor = new Doctor(errors, places);
const books = { errors, words, places, spenders, functions, events };
const find = (input: string): readonly Answer[] => doctor.find(input).answers;
const titles = (input: string): string[] => find(input).map(titleOf);

const balance = encodeErrorResult({
  abi: parseAbi(['error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)']),
  args: ['0xD9A442856C234a39a81a089C06451EBAa4306a72', 0n, 5n * 10n ** 18n],
});
const text = (value: string): string => encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: [value] });

describe('the revert doctor', () => {
  it('decodes raw data with names, values and known addresses', () => {
    const [answer, ...others] = find(balance);
    expect(others).toEqual([]);
    expect(answer).toMatchObject({
      kind: 'error',
      origin: 'data',
      signature: 'ERC20InsufficientBalance(address,uint256,uint256)',
    });
    expect(answer?.args?.map(({ value }) => value)).toEqual([
      '0xD9A442856C234a39a81a089C06451EBAa4306a72',
      '0',
      '5000000000000000000',
    ]);
    expect(answer?.args?.[0]?.names.join()).toContain('PufferVault');
    // Every token raises this error, whatever its decimals.
    expect(answer?.args?.[2]).toMatchObject({ human: null, unit: null });
  });

  it('offers an approval of what is needed, not of what is there', () => {
    const message = `The contract function "requestWithdrawal" reverted.

Error: ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
                                 (0xDdA0483184E75a5579ef9635ED14BacCf9d50283, 100000000000000000, 500000000000000000)

Contract Call:
  address:   0xDdA0483184E75a5579ef9635ED14BacCf9d50283
  function:  requestWithdrawal(uint128 pufETHAmount, address recipient)`;
    expect(diagnose(books, doctor, message).findings[0]?.approval).toMatchObject({ token: 'pufETH', amount: '0.5' });
  });

  it.each([
    ['redeem', '0xD9A442856C234a39a81a089C06451EBAa4306a72', 'pufETH'],
    ['transfer', '0xD9A442856C234a39a81a089C06451EBAa4306a72', 'pufETH'],
    ['transfer', '0x7D26AD6F6BA9D6bA1de0218Ae5e20CD3a273a55A', 'VT'],
    ['purchaseValidatorTicketWithPufETH', '0x7D26AD6F6BA9D6bA1de0218Ae5e20CD3a273a55A', 'pufETH'],
  ])('counts what a failed %s at %s is short of in %s', (name, target, symbol) => {
    const call = `Contract Call:\n  address:   ${target}\n  function:  ${name}(uint256)`;
    const message = `The contract function "${name}" reverted with the following signature:\n${balance}\n\n${call}`;
    const [finding] = diagnose(books, doctor, message).findings;
    expect(finding?.answer.args?.[2]?.human).toBe(`5 ${symbol}`);
  });

  it('takes the calldata, and not the method of a node, for the called function', () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function purchaseValidatorTicketWithPufETH(address, uint256)']),
      args: [zeroAddress, 1n],
    });
    const params = [{ to: '0x7D26AD6F6BA9D6bA1de0218Ae5e20CD3a273a55A', data }];
    const message = `Request body: ${JSON.stringify({ method: 'eth_call', params })}\n\nexecution reverted: ${balance}`;
    const [finding] = diagnose(books, doctor, message).findings;
    expect(finding?.answer.args?.[2]?.human).toBe('5 pufETH');
  });

  it('lists the errors whose names contain the words', () => {
    const { summary, findings } = diagnose(books, doctor, 'insufficient allowance');
    expect(summary).toMatch(/^No error has exactly this name. \d contain it: /);
    expect(findings.map(({ answer }) => titleOf(answer))).toContain(
      'ERC20InsufficientAllowance(address,uint256,uint256)',
    );
    expect(diagnose(books, doctor, 'Invalid').findings).toHaveLength(4);
    expect(diagnose(books, doctor, 'fee').findings).toEqual([]);
    expect(diagnose(books, doctor, 'not enough cheese').findings).toEqual([]);
  });

  it('reads data without 0x, in upper case, and over lines', () => {
    const bare = balance.slice(2).toUpperCase();
    for (const input of [bare, `0x${bare}`, bare.replace(/.{64}/g, '$&\n'), `"${balance}"`])
      expect(titles(input)).toEqual(['ERC20InsufficientBalance(address,uint256,uint256)']);
  });

  it('reads Error(string), known or not, and Panic', () => {
    expect(find(text('UNAUTHORIZED'))).toMatchObject([{ kind: 'text', text: 'UNAUTHORIZED', known: true }]);
    expect(find(text('no such thing'))).toMatchObject([{ kind: 'text', text: 'no such thing', known: false }]);
    expect(titles(text(''))).toEqual(['""']);
    expect(titles(text('cut').slice(0, 74))).toEqual(['A revert with a text that cannot be read']);
    const panic = `0x4e487b71${'11'.padStart(64, '0')}`;
    expect(find(panic)).toMatchObject([{ kind: 'panic', code: '0x11', known: true }]);
    expect(titles('panicked with code 0x12')).toEqual(['Panic(0x12)']);
    expect(titles('execution reverted: panic: arithmetic underflow or overflow (0x11)')).toEqual(['Panic(0x11)']);
    expect(titles('execution reverted: Panic due to OVERFLOW(17)')).toEqual(['Panic(0x11)']);
  });

  it('follows errors inside of errors, also in data that it does not know', () => {
    const wrapped = encodeErrorResult({
      abi: parseAbi(['error WrappedError(address target, bytes4 selector, bytes reason, bytes details)']),
      args: ['0xD9A442856C234a39a81a089C06451EBAa4306a72', '0x12345678', balance, '0x'],
    });
    expect(find(wrapped)).toMatchObject([
      { kind: 'wrapper', name: 'WrappedError', inner: [{ kind: 'error', origin: 'inside' }] },
    ]);
    const other = `0xabcdef01${encodeAbiParameters(parseAbiParameters('uint256, bytes'), [7n, balance]).slice(2)}`;
    const [unknown] = find(other);
    expect(unknown).toMatchObject({ kind: 'unknown', selector: '0xabcdef01', inner: [{ kind: 'error' }] });
    expect(unknown?.inner[0]?.args?.[2]?.value).toBe('5000000000000000000');
  });

  it('follows what a call through an access manager, a multicall or a Safe gives back', () => {
    // An access manager passes its target's error on unchanged.
    expect(titles(`execution reverted, data: "${balance}"`)).toEqual([
      'ERC20InsufficientBalance(address,uint256,uint256)',
    ]);
    expect(
      titles(
        'AccessManagerUnauthorizedCall(0x1111111111111111111111111111111111111111, 0x2222222222222222222222222222222222222222, 0x12345678)',
      ),
    ).toEqual(['AccessManagerUnauthorizedCall(address,address,bytes4)']);
    // The results of a multicall: the inner call's error is inside other data.
    const results = encodeAbiParameters(parseAbiParameters('(bool success, bytes returnData)[]'), [
      [
        { success: true, returnData: '0x' },
        { success: false, returnData: balance },
      ],
    ]);
    const [unknown] = find(`0xabcdef01${results.slice(2)}`);
    expect(unknown).toMatchObject({ kind: 'unknown', inner: [{ kind: 'error', origin: 'inside' }] });
    expect(find(text('GS013'))).toMatchObject([{ kind: 'text', text: 'GS013', known: false }]);
    expect(codeIn('GS013')?.cause).toContain('simulate the inner call alone');
    expect(codeIn('GS999')?.cause).toBe('A check of the Safe failed.');
    expect(codeIn('no code')).toBeNull();
  });

  it.each([
    'This transaction is likely to fail. AA24 signature error',
    'FailedOp(0,"AA24 signature error")',
    'AA24 signature error',
  ])('is the reason of an entry point: %s', (message) => {
    expect(find(message)).toMatchObject([{ kind: 'text', text: 'AA24 signature error' }]);
    expect(codeIn('AA24 signature error')).toMatchObject({ cause: expect.stringContaining('its account refused it') });
  });

  it('says that a message has names or types and no values', () => {
    const types = 'execution reverted: ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)';
    for (const message of ['reverted with: ERC20InsufficientBalance', types])
      expect(find(message)).toMatchObject([{ args: null, notes: [expect.stringContaining('not the values')] }]);
    expect(find('InvalidAmount()')).toMatchObject([{ notes: [] }]);
  });

  it('says when an address word has set upper bytes, which viem decodes silently', () => {
    const dirty = `${balance.slice(0, 10)}ff${balance.slice(12)}`;
    expect(find(dirty)[0]?.notes.join()).toContain('a contract may refuse or read differently');
    expect(find(balance)[0]?.notes).toEqual([]);
  });

  it('says "unknown" with the selector', () => {
    expect(find('0xdeadbeef')).toMatchObject([{ kind: 'unknown', selector: '0xdeadbeef', bytes: 0 }]);
    expect(diagnose(books, doctor, '0xdeadbeef').summary).toBe('Unknown: Unknown error 0xdeadbeef');
    expect(diagnose(books, doctor, 'hello there').summary).toContain('"hello there" contains no known error');
  });

  it('says when arguments are missing instead of guessing', () => {
    const [answer] = find(balance.slice(0, 80));
    expect(answer).toMatchObject({ kind: 'error', args: null });
    expect(answer?.notes.join()).toContain('too short');
  });

  it('does not take the calldata in a message for the error', () => {
    const message = `execution reverted (unknown custom error) (action="call", data="${balance}", reason=null, transaction={ "data": "0x12345678", "to": "0xD9A442856C234a39a81a089C06451EBAa4306a72" })`;
    expect(titles(message)).toEqual(['ERC20InsufficientBalance(address,uint256,uint256)']);
  });

  it('narrows an error with several meanings to the called contract', () => {
    const input = 'AccessManagedInvalidAuthority(0x0000000000000000000000000000000000000001)';
    const causes = (contract: string) => diagnose(books, doctor, input, contract).findings[0];
    expect(causes('')?.own.length).toBeGreaterThan(2);
    expect(causes('')?.remark).toContain('which one was called?');
    expect(causes('PufferOracleV2')?.own.map(({ where }) => where)).toEqual(['PufferOracleV2']);
    const stranger = causes('Teller');
    expect(stranger?.own).toEqual([]);
    expect(stranger?.remark).toContain('Teller is not known to raise AccessManagedInvalidAuthority');
    expect(stranger?.elsewhere.length).toBeGreaterThan(2);
  });

  it('compares what is left of a selector that a node printed as characters', () => {
    const [whole = ''] = titles('0xb94abeec');
    expect(whole).toMatch(/^\w+\(/);
    const raw = String.fromCodePoint(...[0xb9, 0x4a, 0xbe, 0xec].map((byte) => (byte >= 128 ? 0xfffd : byte)));
    expect(titles(`execution reverted: ${raw}`)).toContain(whole);
  });
});
