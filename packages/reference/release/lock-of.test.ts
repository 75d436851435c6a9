import { expect, it } from 'vitest';
import { normalise } from '../generator/check/lock-entries';
import { surface } from '../generator/fixtures/own-surface';
import { lockOf } from './lock-of';

const defaults = new Set(
  Object.entries(surface.lock?.modules ?? {}).flatMap(([path, exports]) =>
    Object.entries(exports).flatMap(([name, lines]) =>
      lines.filter((line) => line.includes(' default ')).map((line) => `${path} ${name}.${line.replace(/ = .*/s, '')}`),
    ),
  ),
);
const flat = (lock: object): string[] =>
  JSON.stringify(lock, null, 1)
    .split('\n')
    .map((line) => normalise(line.replace(/,$/, '').replaceAll('\\"', "'")));

it('makes the current lock from the current surface', () => {
  expect(flat(lockOf(surface, defaults)).sort()).toEqual(flat(surface.lock ?? {}).sort());
});

it('leaves out a default that only the surface tells', () => {
  const made = JSON.stringify(lockOf(surface, new Set()));
  expect(made).not.toContain(' default ');
  expect(JSON.stringify(surface.lock)).toContain(' default ');
});
