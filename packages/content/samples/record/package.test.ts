import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findPackage } from './package';

const upstream = {
  package: '@pufferfinance/puffer-sdk',
  version: '1.32.0',
  repository: '',
  commit: '',
  date: '',
  untyped: {},
};
const root = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => rmSync(root, { recursive: true }));

function place(folder: string, manifest: object, built: boolean): string {
  mkdirSync(join(root, folder, 'dist'), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  if (built) writeFileSync(join(root, folder, 'dist/main.js'), '');
  return folder;
}

const real = { name: upstream.package, version: upstream.version };

it('accepts the built package of the described release', () => {
  expect(findPackage(root, upstream, place('real', real, true))).toMatch(/real$/);
});

it.each([
  ['nothing there', 'nothing', 'is no package'],
  ['another package', place('other', { ...real, name: 'viem' }, true), 'holds viem'],
  ['another release', place('old', { ...real, version: '1.29.1' }, true), 'holds version 1.29.1'],
  ['not built', place('source', real, false), 'is not built'],
  ['the declarations of the surface', place('surface/sdk', real, true), 'it is not the SDK'],
])('rejects %s', (_, folder, message) => {
  expect(() => findPackage(root, upstream, folder)).toThrow(message);
});

it('uses node_modules without the variable', () => {
  expect(() => findPackage(root, upstream, undefined)).toThrow('node_modules/@pufferfinance/puffer-sdk is no package');
});
