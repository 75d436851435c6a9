import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAgain, referenceOf } from './reference';

const fixture = (name: string): string => join(__dirname, 'fixtures', name, 'input');

describe('the reference', () => {
  // Every read creates a new object.
  it('is read once, however many ask for it, and again only for a change', () => {
    const { surface } = readAgain(fixture('good'));
    const reference = referenceOf(fixture('good'));
    expect(reference.surface).toBe(surface);
    expect(referenceOf(fixture('good'))).toBe(reference);
    const changed = readAgain(fixture('good'));
    expect(changed.surface).not.toBe(surface);
    expect(referenceOf(fixture('good')).surface).toBe(changed.surface);
  });

  it('is read when nobody has read it yet', () =>
    expect(referenceOf(fixture('arguments'))).toBe(referenceOf(fixture('arguments'))));

  it('has one owner: no other file reads the surface, and only commands and the configuration ask for it', () => {
    const folders = readdirSync(process.cwd(), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^\.|^(?:build|node_modules)$/.test(entry.name))
      .map(({ name }) => name);
    const sources = folders
      .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|[\\/](?:fixtures|node_modules)[\\/]/.test(file));
    expect(sources.length).toBeGreaterThan(500);
    const usersOf = (call: RegExp): string[] =>
      sources
        .filter((file) => call.test(readFileSync(file, 'utf8')))
        .map((file) => file.split(/[\\/]/).slice(-2).join('/'))
        .sort();
    expect(usersOf(/\breadSurface\(/)).toEqual(['generator/reference.ts', 'read/surface.ts']);
    expect(usersOf(/\breferenceOf\(\w/).filter((file) => !file.endsWith('cli.ts'))).toEqual([
      'generator/reference.ts',
      'generator/run.ts',
      'site/docusaurus.config.ts',
    ]);
  });
});
