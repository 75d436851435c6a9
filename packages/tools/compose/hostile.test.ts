import { expect, it } from 'vitest';
import { calls as data } from '../fixtures/calls';
import { random } from '../fixtures/typed';
import { startOf } from '../permit/start';
import { readPermit } from '../permit/read';
import { splitSignature } from '../permit/signature';
import { readTyped, writeTyped } from '../state/typed';
import { readAmount } from './amount';
import { composeCall } from './call';
import { formOf, subjectOf } from './form';
import { readForm } from './read';
import { candidates } from './search';
import type { Field } from './shape';

const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '1_0',
  '__',
  '0x',
  '0X',
  '0x0',
  '0xg',
  'NaN',
  'Infinity',
  '1'.repeat(200),
  '9'.repeat(78),
  '1,5',
  '1.',
  '.5',
  '.',
  '-',
  '+1',
  '٣',
  '１',
  '0.0000000000000000001',
  '1.1.1',
  'true',
  'TRUE',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'constructor.x',
  '__proto__.__proto__',
  'toString',
  'hasOwnProperty',
  'Token.__proto__',
  'PufferVault',
  'weth',
  'WETH ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u0000',
  '\u202e',
  '\ud800',
  '🐡',
  '${7*7}',
  "'; DROP TABLE",
  '../../etc/passwd',
  '[',
  '{',
  '{}',
  '[]',
  '{"primaryType":"Permit"}',
  `0x${'0'.repeat(40)}`,
  `0x${'f'.repeat(40)}`,
  `0x${'aB'.repeat(20)}`,
  `0x${'ab'.repeat(65)}`,
  'x'.repeat(1_000_000),
  `0x${'a'.repeat(1_000_001)}`,
  '('.repeat(100_000),
  '{"a":'.repeat(10_000),
  ' '.repeat(100_000),
];

const ids = [
  ...data.methods.map(({ name }) => name),
  ...Object.entries(data.contracts).flatMap(([contract, { functions }]) =>
    functions.map(({ signature }) => `${contract}.${signature}`),
  ),
];

const paths = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ path, shape }) =>
    shape.kind === 'group'
      ? paths(shape.fields)
      : shape.kind === 'list'
        ? [`${path}.length`, ...paths([shape.item]).map((inner) => inner.replaceAll('*', '0'))]
        : [path],
  );

it('takes 100,000 hostile texts in its fields without an exception, and composes nothing from a wrong one', () => {
  const next = random(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const short = HOSTILE.filter((text) => text.length < 1000);
  let texts = 0;
  while (texts < 100_000) {
    const id = pick(ids);
    const subject = subjectOf(data, id);
    if (subject === null) throw new Error(id);
    const form = formOf(data, subject);
    const all = paths([...form.around, ...form.fields]);
    const typed = Object.fromEntries(all.map((path) => [path, pick(next() < 0.999 ? short : HOSTILE)]));
    texts += Math.max(all.length, 1);
    const chain = pick([...Object.keys(data.chains), 'Nowhere', '__proto__']);
    const reading = readForm(data, form, chain, typed);
    if (reading.problems.size > 0) continue;
    const call = composeCall(data, form, chain, reading);
    if (!('problem' in call)) expect(call.to).toMatch(/^0x[0-9a-fA-F]{40}$/);
  }
});

it('takes hostile texts in every input of the three tools', () => {
  for (const text of HOSTILE) {
    expect(Array.isArray(candidates(data, text))).toBe(true);
    expect(subjectOf(data, text)).toBe(null);
    const { typed, chain } = startOf(data, text);
    readPermit(data, chain, { ...typed, token: text, owner: text, spender: text, value: text, name: text });
    splitSignature(text);
    expect(typeof writeTyped(readTyped(text))).toBe('string');
  }
});

it('reads no number that was not typed', () => {
  for (const [text, decimals, value] of [
    ['1.5', 18, 15n * 10n ** 17n],
    ['.5', 6, 500_000n],
    ['1.', 6, null],
    ['1_000.25', 6, 1_000_250_000n],
    ['1.0000001', 6, null],
    ['1.0000000', 6, 1_000_000n],
    ['1,5', 18, null],
    ['1e18', 18, null],
    ['-1', 18, null],
    ['0x10', 18, null],
    ['1.0000000000000000001', 18, null],
    ['2.5', 0, null],
    ['2.0', 0, 2n],
    ['٣', 0, null],
  ] as const) {
    const amount = readAmount(text, decimals, 256, false);
    expect([text, 'value' in amount ? amount.value : null]).toEqual([text, text === '1.' ? 10n ** 6n : value]);
  }
  expect(readAmount('256', 0, 8, false)).toHaveProperty('problem');
  expect(readAmount('-128', 0, 8, true)).toEqual({ value: -128n });
  expect(readAmount('-129', 0, 8, true)).toHaveProperty('problem');
});

it('keeps only texts of a typed state', () => {
  expect(readTyped('{"a":"1","b":2,"c":{"d":1},"__proto__":"x"}')).toEqual(expect.objectContaining({ a: '1' }));
  expect(readTyped('[1]')).toEqual({});
  expect(({} as Record<string, unknown>).x).toBe(undefined);
});

it('does linear work on a long list and a long text', () => {
  const subject = subjectOf(data, 'DistributorHandler.claim');
  if (subject === null) throw new Error('claim');
  const form = formOf(data, subject);
  const reading = readForm(data, form, 'Mainnet', {
    'params.users.length': '999999999',
    'params.proofs.length': '1e9',
  });
  // A list has 50 items at most, whatever its length says.
  expect(reading.problems.size).toBeLessThan(300);
});
