import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inspect } from './inspect';
import { isStaticPart, STATIC_PARTS } from './static-parts';

const THEME = join(__dirname, '../../../node_modules/@docusaurus/theme-classic/lib/theme');
const parts = Object.keys(STATIC_PARTS).filter((name) => name.startsWith('@theme/'));

it.each(parts)('%s keeps no state and hears nothing', (part) => {
  const file = join(THEME, part.slice('@theme/'.length), 'index.js');
  const { imports, findings } = inspect(readFileSync(file, 'utf8'), file);
  expect(findings).toEqual([]);
  expect(imports.find(({ specifier }) => specifier === 'react')?.names ?? []).toEqual(['default']);
});

it('sees the state of a part that has some', () => {
  const file = join(THEME, 'Tabs/index.js');
  expect(inspect(readFileSync(file, 'utf8'), file).findings).toContainEqual(
    expect.objectContaining({ what: 'has onClick' }),
  );
});

it('knows parts by what is taken of them', () => {
  expect(isStaticPart('react', ['Fragment'])).toBe(true);
  expect(isStaticPart('react', ['Fragment', 'useRef'])).toBe(false);
  expect(isStaticPart('react', ['*'])).toBe(false);
  expect(isStaticPart('clsx', ['*'])).toBe(true);
  expect(isStaticPart('constructor', [])).toBe(false);
});
