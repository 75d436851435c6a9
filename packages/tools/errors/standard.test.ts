import fc from 'fast-check';
import { encodeErrorResult, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { decodeInputs } from '../book/decode';
import { readStandard } from './standard';

const abi = parseAbi(['error Error(string)', 'error Panic(uint256)']);
const textData = (text: string): string => encodeErrorResult({ abi, errorName: 'Error', args: [text] });
const panicData = (code: bigint): string => encodeErrorResult({ abi, errorName: 'Panic', args: [code] });

describe('a revert without an error of its own', () => {
  it('is a text or the code of a panic', () => {
    expect(readStandard(textData('paused'))).toEqual({ kind: 'text', value: 'paused', extra: 0 });
    expect(readStandard(textData(''))).toEqual({ kind: 'text', value: '', extra: 0 });
    expect(readStandard(panicData(1n))).toEqual({ kind: 'panic', value: '0x01', extra: 0 });
    expect(readStandard(`0x4E487B71${panicData(0x11n).slice(10)}`)?.value).toBe('0x11');
  });

  it('is nothing else', () => {
    for (const data of ['', '0x', '0x08c379', '0x2c5211c6', '08c379a0']) expect(readStandard(data)).toBeNull();
  });

  it('has neither a code nor bytes after it when a panic is cut', () => {
    for (const data of ['0x4e487b71', panicData(0x11n).slice(0, -2)])
      expect(readStandard(data)).toEqual({ kind: 'panic', value: null, extra: null });
  });

  const word = (number: number): string => number.toString(16).padStart(64, '0');
  const letters = '706175736564';
  it.each([
    ['another offset', word(0x40) + word(0) + word(6) + letters.padEnd(64, '0'), { value: 'paused', extra: null }],
    ['no padding', word(0x20) + word(6) + letters, { value: 'paused', extra: null }],
    ['padding that is not zero', word(0x20) + word(6) + letters.padEnd(64, '1'), { value: 'paused', extra: null }],
    ['bytes that are no UTF-8', word(0x20) + word(1) + 'ff'.padEnd(64, '0'), { value: '\ufffd', extra: null }],
    ['a byte behind it', word(0x20) + word(6) + letters.padEnd(66, '0'), { value: 'paused', extra: 1 }],
    ['a length beyond the data', word(0x20) + word(0x21) + letters.padEnd(64, '0'), { value: null, extra: null }],
    [
      'a length larger than any data',
      word(0x20) + 'f'.repeat(64) + letters.padEnd(64, '0'),
      { value: null, extra: null },
    ],
    [
      'an offset larger than any data',
      'f'.repeat(64) + word(6) + letters.padEnd(64, '0'),
      { value: null, extra: null },
    ],
    ['half a word', '00', { value: null, extra: null }],
    ['nothing', '', { value: null, extra: null }],
  ])('accounts for %s', (_, digits, expected) => expect(readStandard(`0x08c379a0${digits}`)).toMatchObject(expected));

  /** Data of a text or a panic with one byte set to another, and cut or with bytes behind it. */
  const broken = fc
    .tuple(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 70 }).map(textData), fc.bigInt(0n, 300n).map(panicData)),
      fc.nat(),
      fc.constantFrom('00', '01', '20', '21', '40', 'ff'),
      fc.integer({ min: -40, max: 40 }),
    )
    .map(([data, place, byte, more]) => {
      const digits = data.slice(10);
      const at = 2 * (place % (digits.length / 2));
      const changed = digits.slice(0, at) + byte + digits.slice(at + 2);
      return data.slice(0, 10) + (more < 0 ? changed.slice(0, 2 * more) : changed + '00'.repeat(more));
    });

  it('is read as the reader of the ABI reads its type', () =>
    fc.assert(
      fc.property(broken, (data) => {
        const found = readStandard(data);
        const type = found?.kind === 'text' ? 'string' : 'uint256';
        const read = decodeInputs([{ name: '', type }], data.slice(10));
        const { kind, value = null, extra } = found ?? {};
        const isRead = !('problem' in read);
        expect(kind === 'panic' && value !== null ? BigInt(value) : value).toBe(isRead ? read.values[0] : null);
        expect(extra === 0).toBe(isRead && read.notes.length === 0);
      }),
      { numRuns: 500 },
    ));
});
