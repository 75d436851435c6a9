import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import pathToRegexp from './path-to-regexp';

type Original = (path: string, keys: unknown[], options: object) => RegExp;
const fromRouter = createRequire(createRequire(import.meta.url).resolve('react-router'));
const original = fromRouter('path-to-regexp') as Original;

const PATHS = ['/puffer-sdk/', '/puffer-sdk/api', '/puffer-sdk/api/a-1', '/puffer-sdk/a.b', '*'];
const ADDRESSES = [
  ...['/', '/puffer-sdk', '/puffer-sdk/', '/puffer-sdk//', '/PUFFER-SDK/', '/puffer-sdk/api', '/puffer-sdk/api/'],
  ...['/puffer-sdk/api/a-1', '/puffer-sdk/api/a-1/', '/puffer-sdk/api/a-12', '/puffer-sdk/a.b', '/puffer-sdk/aXb', ''],
];
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

describe('pathToRegexp', () => {
  it.each(OPTIONS)('matches the same addresses as the original: %o', (options) => {
    for (const path of PATHS) {
      const [own, theirs] = [pathToRegexp(path, [], options), original(path, [], options)];
      for (const address of ADDRESSES) {
        const match = (expression: RegExp) => expression.exec(address)?.[0];
        expect(match(own), `${path} on ${address}`).toBe(match(theirs));
      }
    }
  });

  it.each(['/a/:id', '/a/(b)', '/a?', '/a/*'])('refuses %s, which has parameters', (path) => {
    expect(() => pathToRegexp(path, [], {})).toThrow(/does not support route parameters/);
  });
});
