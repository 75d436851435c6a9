import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { draft } from './draft';
import { inferredReturns } from './inferred-returns';
import { itemsOf } from './items';
import { formOf, readPackage } from './read-package';

const folder = mkdtempSync(join(tmpdir(), 'sdk-returns-'));
const root = mkdtempSync(join(tmpdir(), 'sdk-returns-project-'));
afterAll(() => [folder, root].forEach((path) => rmSync(path, { recursive: true, force: true })));

const path = 'contracts/handlers/new-handler';
const write = (at: string, text: string): void => writeFileSync(join(folder, at), text);
mkdirSync(join(folder, 'lib/contracts/handlers'), { recursive: true });
for (const name of ['site/docs', 'examples', 'surface', 'site/src', 'site/config'])
  mkdirSync(join(root, name), { recursive: true });
write('package.json', '{ "version": "1.0.0" }');
write('lib/main.ts', "export { NewHandler } from './contracts/handlers/new-handler';\n");
write(
  `lib/${path}.ts`,
  `export class NewHandler {
  public inferred() { return Promise.resolve(2n); }
  public declared(): Promise<{ at: number }> { return Promise.resolve({ at: 1 }); }
  public self() { return this; }
  public loose() { return JSON.parse('1'); }
  private hidden() { return 1; }
}
`,
);

it('gives the stub of a method the type that the compiler infers, and TODO where it knows none', () => {
  const items = itemsOf(readPackage(folder));
  const keys = [...items.keys()].filter((key) => key.startsWith(`${path} `));
  const inferred = inferredReturns(process.cwd(), folder, formOf(folder), keys);
  expect(inferred.get(`${path} NewHandler.inferred returns`)).toBe('Promise<bigint>');
  expect([...inferred.keys()].join()).not.toMatch(/loose|hidden/);
  const differences = keys.map((key) => ({ kind: 'added', key, before: null, after: items.get(key) ?? null }) as const);
  const text = draft(root, differences, new Map([...inferred, ...items])).files.get(`surface/sdk/${path}.ts`) ?? '';
  expect(text).toContain('  inferred(): Promise<bigint>;');
  expect(text).toContain('  declared(): Promise<{ at: number }>;');
  expect(text).toContain('  self(): this;');
  expect(text).toContain('  loose(): TODO;');
  // The prose is a person's.
  expect(text).toContain('TODO: say what NewHandler.inferred is');
});
