import { describe, expect, it } from 'vitest';
import { NumberReader, NumberWriter } from './number-coder';

/** Numbers of several contexts in a fixed disorder, most of them small. */
const numbers = Array.from(
  { length: 5000 },
  (_, place) => [place % 3, ((place * 7919) % 4095) >> (place % 12)] as const,
);

const written = (list: typeof numbers): string => {
  const writer = new NumberWriter();
  for (const [context, value] of list) writer.number(context, value);
  return writer.text();
};

describe('coded numbers', () => {
  it('are read as they were written', () => {
    const reader = new NumberReader(written(numbers));
    expect(numbers.map(([context]) => reader.number(context))).toEqual(numbers.map(([, value]) => value));
  });

  it('take less the more they are like those before', () => {
    const same = numbers.map(([context]) => [context, 5] as const);
    expect(written(same).length).toBeLessThan(written(numbers).length / 20);
  });

  it('end where the text ends too early', () => {
    const reader = new NumberReader(written(numbers).slice(0, 40));
    expect(numbers.every(([context]) => reader.number(context) < 4096)).toBe(true);
  });

  it.each([-1, 4095, NaN])('cannot be %d', (value) =>
    expect(() => new NumberWriter().number(0, value)).toThrow(RangeError),
  );
});
