import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(__dirname, '../../..');
const texts = ['site/src', 'site/config', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:css|tsx?)$/.test(file) && !/node_modules|fixtures/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
const namesIn = (pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

// A browser says nothing about a variable that does not exist: a focus ring with one is gone.
it('every variable of the site that a style uses is declared', () => {
  const declared = namesIn(/(--sdk-[\w-]+)['"]?:/g);
  const used = namesIn(/var\((--sdk-[\w-]+)/g);
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
