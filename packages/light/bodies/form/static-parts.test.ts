import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inspect } from './inspect';
import { isStaticPart, STATIC_PARTS } from './static-parts';

const THEME = join(__dirname, '../../../../node_modules/@docusaurus/theme-classic/lib/theme');
const parts = Object.keys(STATIC_PARTS).filter((name) => name.startsWith('@theme/'));

it.each(parts)('%s has no state and no event handlers', (part) => {
  const file = join(THEME, part.slice('@theme/'.length), 'index.js');
  const { imports, findings } = inspect(readFileSync(file, 'utf8'), file);
  expect(findings).toEqual([]);
  expect(imports.find(({ specifier }) => specifier === 'react')?.names ?? []).toEqual(['default']);
});

it('finds the state of an interactive part', () => {
  const file = join(THEME, 'Tabs/index.js');
  expect(inspect(readFileSync(file, 'utf8'), file).findings).toContainEqual(
    expect.objectContaining({ what: 'has onClick' }),
  );
});

it('judges a part by the imported names', () => {
  expect(isStaticPart('react', ['Fragment'])).toBe(true);
  expect(isStaticPart('react', ['Fragment', 'useRef'])).toBe(false);
  expect(isStaticPart('react', ['*'])).toBe(false);
  expect(isStaticPart('clsx', ['*'])).toBe(true);
  expect(isStaticPart('constructor', [])).toBe(false);
});
