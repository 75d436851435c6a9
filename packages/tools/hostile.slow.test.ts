import fc from 'fast-check';
import { encodeAbiParameters, encodeFunctionData, parseAbi, type Hex } from 'viem';
import { describe, expect, it, vi } from 'vitest';
import { Explainer } from './calldata/explain';
import { readWhole } from './calldata/input';
import { LogReader } from './calldata/logs';
import { reportOf } from './calldata/report';
import { decodeInputs } from './book/decode';
import { addressAnswer } from './addresses/answer';
import { explained, recognise as recogniseRevert } from './errors/diagnose';
import { Doctor } from './errors/doctor';
import { LONGEST_INPUT } from './errors/message';
import { titleOf } from './errors/report';
import { addresses, errors, events, functions, places, rules, selectors, spenders, words } from './fixtures/books';
import fixture from './fixtures/messages.json';
import { recognise } from './input/recognise';
import { readState, writeState } from './state/hash';
import { convert } from './units/convert';

const INPUTS = 100_000;

/**
 * Work of the tools on an input: data given to the codecs and to the reader of standard reverts, in hex digits, and the
 * number of calls of the codecs.
 */
const work = vi.hoisted(() => {
  // Test files share their modules, so the codecs may be loaded already.
  vi.resetModules();
  return { digits: 0, decodings: 0 };
});
vi.mock(import('./book/decode'), async (original) => {
  const { decodeInputs: decode, ...others } = await original();
  return {
    ...others,
    decodeInputs: (inputs, digits, address) => {
      work.digits += digits.length;
      work.decodings += 1;
      return decode(inputs, digits, address);
    },
  };
});
vi.mock(import('./errors/standard'), async (original) => {
  const { readStandard: read, ...others } = await original();
  return {
    ...others,
    readStandard: (data) => {
      const revert = read(data);
      // Only the selector of other data is read.
      if (revert !== null) work.digits += data.length - '0x08c379a0'.length;
      return revert;
    },
  };
});

/**
 * Maximum number of times that codecs and reader read an input: once per nested call, a few times for the errors in
 * unknown data.
 */
const MOST_READS = 15;
/** Maximum number of decodings of one input: a doctor's answers and the explained calls. */
const MOST_DECODINGS = 600;

const isBounded = ({ digits, decodings }: typeof work, input: string): boolean =>
  digits <= MOST_READS * input.length && decodings <= MOST_DECODINGS;

const books = { errors, words, places, spenders, functions, events };
const doctor = new Doctor(errors, places);
const explainer = new Explainer(functions, { places, spenders, rules });
const reader = new LogReader(events, places);

/** 300,000 calls of `expect` would take a quarter of the test's time. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/**
 * Runs every tool on one input, as the page does. The work is bounded by the length of the input, whatever its content;
 * it is counted, not timed.
 */
async function runAll(input: string): Promise<void> {
  Object.assign(work, { digits: 0, decodings: 0 });
  const recognised = recogniseRevert(books, doctor, input, '');
  must(recognised.answers.length < 200, `${recognised.answers.length} answers`);
  must(
    recognised.answers.every((answer) => titleOf(answer) !== ''),
    'an answer without a title',
  );
  explained(books, recognised);
  const pasted = await readWhole(input);
  const report = reportOf(explainer, reader, pasted, {
    state: readState(`#to=${input.slice(0, 50)}`, ['to']),
    now: 0n,
  });
  must(report.calls.length + report.logs.length <= 500, 'more than 500 calls and logs');
  addressAnswer(addresses, input.slice(0, 300), '');
  recognise(input, selectors);
  convert(input, { decimals: 18, rate: input.slice(0, 40), now: 0n }, () => null);
  writeState({ in: input });
  must(isBounded(work, input), `${work.decodings} decodings of ${work.digits} digits`);
}

const known = [
  ...Object.values(functions)
    .flat()
    .slice(0, 200)
    .map(({ name }) => name),
  ...errors.errors.map(({ name }) => name),
];
const selectorList = [...(selectors.functions + selectors.errors).matchAll(/.{8}/g)].map(([selector]) => selector);
const word = fc.constantFrom(
  '0'.repeat(64),
  'f'.repeat(64),
  '20'.padStart(64, '0'),
  '40'.padStart(64, '0'),
  '1'.padStart(64, '0'),
  '7fffffff'.padStart(64, '0'),
  'ffffffffffffffff'.padStart(64, '0'),
);
const hexText = fc
  .tuple(
    fc.constantFrom(...selectorList),
    fc.array(fc.oneof(word, fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 70 })), {
      maxLength: 12,
    }),
  )
  .map(([selector, words]) => `0x${selector}${words.join('')}`);
const broken = fc
  .tuple(
    fc.constantFrom(...fixture.messages.map(({ message }) => message)),
    fc.nat(),
    fc.nat(),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  .map(([message, from, length, noise]) => {
    const start = from % message.length;
    return message.slice(0, start) + noise + message.slice(start + (length % 80));
  });
const json = fc.json({ maxDepth: 6 });
const call = fc
  .record(
    {
      to: hexText,
      data: hexText,
      value: fc.oneof(fc.string(), fc.nat(), hexText),
      topics: fc.option(fc.array(hexText)),
      calls: fc.option(fc.array(json)),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));
const html = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '</code><script>alert(1)</script>',
  'javascript:alert(1)',
  '\u202e\u0000\u001b[31m\u200b',
);
const named = fc
  .tuple(fc.constantFrom(...known), fc.string({ maxLength: 60 }))
  .map(([name, rest]) => `Error: ${name}(${rest}`);
const any = fc.oneof(
  hexText,
  broken,
  json,
  call,
  html,
  named,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,_nex*^- '), maxLength: 30 }),
);

describe('hostile inputs', () => {
  it('are measured by what the codecs and the reader of standard reverts are given', async () => {
    await runAll(`0x095ea7b3${'0'.repeat(128)}`);
    // The explainer alone decodes it.
    expect(work).toEqual({ digits: 128, decodings: 1 });
    await runAll(`0x4e487b71${'0'.repeat(64)}`);
    // The doctor alone reads it, twice for the diagnosis.
    expect(work).toEqual({ digits: 2 * 64, decodings: 0 });
    expect(isBounded({ digits: 16 * 100, decodings: 1 }, 'x'.repeat(100))).toBe(false);
    expect(isBounded({ digits: 0, decodings: 601 }, 'x')).toBe(false);
  });

  it(`${INPUTS} random, truncated and hostile ones throw nothing and hang nothing`, async () => {
    let count = 0;
    // Some come again, and the tools keep nothing between two inputs.
    const passed = new Set<string>();
    await fc.assert(
      fc.asyncProperty(any, async (input) => {
        // To make an input takes longer than to try it, so each is also tried without its second half.
        for (const text of [input, input.slice(0, Math.ceil(input.length / 2))]) {
          count += 1;
          if (!passed.has(text)) await runAll(text);
          passed.add(text);
        }
      }),
      { numRuns: INPUTS / 2 },
    );
    expect(count).toBe(INPUTS);
  });

  const abi = parseAbi(['function multicall(bytes[] data)', 'function execute(address target, bytes data)']);
  const nested = (depth: number): Hex => {
    let data: Hex = '0x';
    for (let level = 0; level < depth; level += 1)
      data = encodeFunctionData({
        abi,
        functionName: 'execute',
        args: ['0x1111111111111111111111111111111111111111', data],
      });
    return data;
  };
  const wordOf = (value: number): string => value.toString(16).padStart(64, '0');
  /** Each has 64 bytes, and offset and length reach from it to the text at the end. */
  const pointers = Array.from(
    { length: 500 },
    (_, index) => `08c379a0${wordOf(64 * (500 - index) - 4)}${'f'.repeat(56)}`,
  );
  const big = LONGEST_INPUT - 10;
  it.each([
    ['a megabyte of hex', `0x${'ab'.repeat(600_000)}`],
    ['the longest hex', `0x${'ab'.repeat(big / 2)}`],
    ['the longest hex with a known selector', `0x095ea7b3${'00'.repeat(big / 2 - 8)}`],
    ['an odd number of digits', `0x${'a'.repeat(99_999)}`],
    ['deep JSON', '['.repeat(big)],
    ['deep JSON that ends', `${'['.repeat(big / 2)}${']'.repeat(big / 2)}`],
    ['wide JSON', JSON.stringify(Array.from({ length: 10_000 }, () => ({ data: '0x12345678' })))],
    ['many selectors', '0x095ea7b3 '.repeat(18_000)],
    ['many names', 'InvalidAmount( '.repeat(13_000)],
    ['many open quotes', 'reverted with reason string "'.repeat(6_000)],
    ['many labels', 'to: 0x data: 0x '.repeat(12_000)],
    ['spaces', `execution reverted:${' '.repeat(big - 30)}`],
    ['calls inside of calls', nested(200)],
    [
      'many calls',
      encodeFunctionData({ abi, functionName: 'multicall', args: [Array.from({ length: 400 }, () => nested(1))] }),
    ],
    ['many reverts with one text', `0xdeadbeef${pointers.join('')}${wordOf(30_000)}${'61'.repeat(30_000)}`],
    ['digits', '9'.repeat(big)],
    ['a large power', '9**999999999'],
    ['a large exponent', '1e999999999'],
  ])('%s', async (_, input) => {
    await expect(runAll(input)).resolves.toBeUndefined();
  });

  it('data whose parts overlap is refused before it is copied', () => {
    const inputs = [{ name: 'data', type: 'bytes[]' }];
    const digits = encodeAbiParameters(
      [{ type: 'bytes[]' }],
      [Array.from({ length: 600 }, () => '0x1234' as const)],
    ).slice(2);
    expect(decodeInputs(inputs, digits)).toMatchObject({ extra: 0 });
    // Each of 900 items points to the same 28 KB blob: decoded naively that is 25 MB.
    const blob = (28_000).toString(16).padStart(64, '0') + 'ab'.repeat(28_000);
    const heads = (900 * 32).toString(16).padStart(64, '0').repeat(900);
    const bomb = `${'20'.padStart(64, '0')}${(900).toString(16).padStart(64, '0')}${heads}${blob}`;
    expect(decodeInputs(inputs, bomb)).toEqual({ problem: expect.stringContaining('overlap') as string });
  });
});
