import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { AbiCoder, ParamType } from 'ethers';
import { decodeAbiParameters, encodeAbiParameters, type AbiParameter } from 'viem';
import { describe, expect, it } from 'vitest';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { argumentsOf } from './book/arguments';
import { decodeExactly } from './book/decode-exactly';
import { encodeInputs } from './book/encode';
import { indexEvents, indexFunctions } from './book/functions';
import { signatureOf } from './book/signature';
import { tokenDecimals } from './book/token-decimals';
import { errors, events, explained, functions, places, surface, words, written } from './fixtures/books';
import { calls, permits, writtenCalls } from './fixtures/calls';
import { valuesOf } from './fixtures/values';

const CASES = 20_000;
const members = [...Object.values(functions).flat(), ...Object.values(events).flat(), ...errors.errors] as readonly {
  name: string;
  inputs: readonly BookParameter[];
}[];
const hash = (signature: string): string => `0x${bytesToHex(keccak_256(utf8ToBytes(signature)))}`;

/** In a defined order: a file has places by name. */
const sorted = (list: readonly unknown[]): string[] => list.map((item) => JSON.stringify(item)).sort();

describe('the files of the books', () => {
  it('lose nothing', () => {
    expect(explained).toEqual(written.errors);
    expect(words.reverts).toEqual(written.reverts);
    expect(functions).toEqual(written.functions);
    expect(events).toEqual(written.events);
    expect(sorted(places.places)).toEqual(sorted(written.places.places));
    const inOrder = ({ contracts, methods, ...rest }: CallsData) => ({
      ...rest,
      methods: sorted(methods.map((method) => Object.entries(method).sort())),
      contracts: Object.entries(contracts).map(([name, { places: at, functions: own }]) => [name, sorted(at), own]),
    });
    // Permit facts of tokens are in the bench's file.
    const withoutPermits = Object.entries(writtenCalls.tokens).map(([name, { enum: of, decimals, at }]) => [
      name,
      { enum: of, decimals, at },
    ]);
    expect(inOrder(calls)).toEqual(inOrder({ ...writtenCalls, tokens: Object.fromEntries(withoutPermits) }));
    expect(Object.keys(permits.tokens).length).toBeGreaterThan(10);
    for (const [name, token] of Object.entries(permits.tokens)) expect(token).toEqual(writtenCalls.tokens[name]);
  });
});

describe('the codecs of the tools', () => {
  it('tell of a word with bits that its type does not use', () => {
    const decoded = decodeExactly([{ name: 'epoch', type: 'uint64' }], `0f${'0'.repeat(62)}`);
    expect(decoded).toMatchObject({ notes: [expect.stringMatching(/^These values encode to other data/)] });
  });

  it(`decode what they encode, for every function, event and error: ${CASES} cases`, () => {
    const runs = Math.ceil(CASES / members.length);
    const reading = { places, decimalsOf: tokenDecimals(places) };
    let cases = 0;
    for (const { inputs } of members) {
      fc.assert(
        fc.property(valuesOf(inputs), (values) => {
          cases += 1;
          const digits = encodeAbiParameters(inputs as readonly AbiParameter[], values).slice(2);
          expect(encodeInputs(inputs, values)).toBe(digits);
          const decoded = decodeExactly(inputs, digits);
          expect(decoded).toEqual({ values: inputs.length === 0 ? [] : values, notes: [], extra: 0 });
          expect(argumentsOf(inputs, values, reading)).toHaveLength(inputs.length);
        }),
        { numRuns: runs },
      );
    }
    expect(cases).toBeGreaterThanOrEqual(CASES);
  });

  it('read changed data as viem and ethers do, or say what is wrong with it', () => {
    const coder = AbiCoder.defaultAbiCoder();
    let read = 0;
    for (const { inputs } of members) {
      if (inputs.length === 0) continue;
      const types = inputs.map(({ indexed: _, ...input }) => ParamType.from(input));
      fc.assert(
        fc.property(valuesOf(inputs), fc.nat(), fc.nat({ max: 15 }), (values, at, digit) => {
          const digits = encodeInputs(inputs, values);
          expect(coder.encode(types, values)).toBe(`0x${digits}`);
          const place = at % digits.length;
          const changed = `${digits.slice(0, place)}${digit.toString(16)}${digits.slice(place + 1)}`;
          const decoded = decodeExactly(inputs, changed);
          if ('problem' in decoded || decoded.notes.length > 0) return;
          read += 1;
          expect(decoded.values).toEqual(decodeAbiParameters(inputs as readonly AbiParameter[], `0x${changed}`));
        }),
        { numRuns: 10 },
      );
    }
    expect(read).toBeGreaterThan(members.length);
  });

  it.each([
    ['uint8', 256n],
    ['uint256', -1n],
    ['int8', 128],
    ['uint256', 1.5],
    ['uint256', '1'],
    ['bool', 1],
    ['address', '0x00'],
    // The case of one letter is wrong.
    ['address', '0xd9A442856C234a39a81a089C06451EBAa4306a72'],
    ['bytes4', '0x112233'],
    ['bytes', '0x123'],
    ['bytes', 'text'],
    ['uint256[]', 1n],
    ['uint256[2]', [1n]],
    ['tuple', null],
    ['string', 1n],
  ])('refuse to encode %s from %s', (type, value) => {
    expect(() => encodeInputs([{ name: 'x', type, components: [] }], [value])).toThrow(Error);
  });

  it('have the selectors and topics of a second library, and those of the reference', () => {
    const selectors = new Set(
      surface.contracts.flatMap((contract) => contract.functions.map(({ selector }) => selector)),
    );
    const byFunction = indexFunctions(functions);
    expect([...byFunction.keys()].sort()).toEqual([...selectors].sort());
    for (const [selector, found] of byFunction)
      for (const { signature } of found) expect(hash(signature).slice(0, 10)).toBe(selector);
    const byTopic = indexEvents(events);
    expect(byTopic.size).toBeGreaterThan(40);
    for (const [topic, found] of byTopic) for (const { signature } of found) expect(hash(signature)).toBe(topic);
    const known = [...surface.errors, ...surface.contracts.flatMap((contract) => contract.errors)];
    const byError = new Map(known.map(({ signature, selector }) => [signature, selector]));
    expect(byError.size).toBe(errors.errors.length);
    for (const error of errors.errors)
      expect(hash(signatureOf(error)).slice(0, 10)).toBe(byError.get(signatureOf(error)));
  });
});
