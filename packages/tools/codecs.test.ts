import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { encodeAbiParameters, type AbiParameter } from 'viem';
import { describe, expect, it } from 'vitest';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { argumentsOf } from './book/arguments';
import { decodeExactly } from './book/decode-exactly';
import { indexEvents, indexFunctions } from './book/functions';
import { signatureOf } from './book/signature';
import { tokenDecimals } from './book/token-decimals';
import { errors, events, explained, functions, places, surface, words, written } from './fixtures/books';
import { calls, writtenCalls } from './fixtures/calls';
import { valuesOf } from './fixtures/values';

const CASES = 20_000;
const members = [...Object.values(functions).flat(), ...Object.values(events).flat(), ...errors.errors] as readonly {
  name: string;
  inputs: readonly BookParameter[];
}[];
const hash = (signature: string): string => `0x${bytesToHex(keccak_256(utf8ToBytes(signature)))}`;

/** In an order of their own: a file holds places by name. */
const sorted = (list: readonly unknown[]): string[] => list.map((item) => JSON.stringify(item)).sort();

describe('the files of the books', () => {
  it('lose nothing', () => {
    expect(explained).toEqual(written.errors);
    expect(words.reverts).toEqual(written.reverts);
    expect(functions).toEqual(written.functions);
    expect(events).toEqual(written.events);
    expect(sorted(places.places)).toEqual(sorted(written.places.places));
    const inOrder = ({ contracts, ...rest }: CallsData) => ({
      ...rest,
      contracts: Object.entries(contracts).map(([name, { places: at, functions: own }]) => [name, sorted(at), own]),
    });
    expect(inOrder(calls)).toEqual(inOrder(writtenCalls));
  });
});

describe('the codecs of the tools', () => {
  it('tell of a word with bits that its type does not use', () => {
    const decoded = decodeExactly([{ name: 'epoch', type: 'uint64' }], `0f${'0'.repeat(62)}`);
    expect(decoded).toMatchObject({ notes: [expect.stringMatching(/^The data is not what these values encode to/)] });
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
          const decoded = decodeExactly(inputs, digits);
          expect(decoded).toEqual({ values: inputs.length === 0 ? [] : values, notes: [], extra: 0 });
          expect(argumentsOf(inputs, values, reading)).toHaveLength(inputs.length);
        }),
        { numRuns: runs },
      );
    }
    expect(cases).toBeGreaterThanOrEqual(CASES);
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
