import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { handlerPage } from './handler-page';
import { alwaysFails, byUse, isFolded, mostUsed, otherEntries } from './method-order';

const found = reference.handlers.find((handler) => handler.class.name === 'VLPufferHandler');
if (found === undefined) throw new Error('no handler of vlPUFFER');
const locks = found;
const starting = (...start: string[]) => ({ ...locks, facts: { ...locks.facts, start } });

it('knows the methods that can only fail', () => {
  const failing = locks.class.methods.filter(alwaysFails).map(({ name }) => name);
  expect(failing).toEqual(['transferFrom', 'transfer']);
});

it('puts methods in the order of the surface, and the others behind them as they are declared', () => {
  const names = byUse(starting('withdraw', 'lock'), locks.class.methods).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['withdraw', 'lock', locks.class.methods[0]?.name]);
  expect(names).toHaveLength(locks.class.methods.length);
});

it('names three methods first', () => {
  expect(mostUsed(starting('withdraw', 'lock', 'reLock', 'votes')).map(({ name }) => name)).toEqual([
    'withdraw',
    'lock',
    'reLock',
  ]);
  expect(() => mostUsed(starting('unlock'))).toThrow('names unlock, which is not one of its methods');
  expect(() => mostUsed(starting('transfer'))).toThrow('names transfer, which always fails');
});

it('names the commonest calls of every handler of the SDK', () => {
  for (const handler of reference.handlers) expect(mostUsed(handler), handler.class.name).not.toEqual([]);
});

it('folds the entries of a long page that are not the commonest', () => {
  expect([isFolded(8, false), isFolded(9, false), isFolded(9, true)]).toEqual([false, true, false]);
  const { text } = handlerPage(reference, locks);
  const entry = (name: string): string => text.slice(text.indexOf(`### ${name} {`)).split('\n### ')[0] ?? '';
  expect(entry('reLock')).toContain('<More label="Signature, parameters and reverts" whole>');
  expect(entry('lock')).not.toContain(' whole>');
});

it('folds the entries of a page with many but the commonest', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const bodies = names.map((name) => `### ${name} {#${name}}`);
  const few = bodies.slice(0, 4);
  expect(otherEntries(19, 'reads', bodies)).toBe(bodies);
  expect(otherEntries(20, 'reads', few.slice(0, 3))).toHaveLength(3);
  expect(otherEntries(20, 'reads', few)).toEqual([`<More label="4 more reads">\n\n${few.join('\n\n')}\n\n</More>`]);
  expect(otherEntries(20, 'writes', bodies.slice(0, 8))).toHaveLength(8);
  expect(otherEntries(20, 'writes', bodies)).toEqual([
    ...bodies.slice(0, 5),
    `<More label="4 more writes">\n\n${bodies.slice(5).join('\n\n')}\n\n</More>`,
  ]);
});
