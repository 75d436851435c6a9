import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls as data, root } from '../../fixtures/calls';
import { filled } from '../../fixtures/snippets';
import type { Call } from '../composed';
import { formOf } from '../form';
import { sdkCall } from './sdk-call';
import { viemCall } from './viem-call';

const all = filled(data);

/** Every call in a batch with others of its chain, and a call without a handler. */
const raw = { kind: 'raw' } as const;
const batches = [...new Set(all.map(({ call }) => call.chain))].flatMap((chain) => {
  const here = all.filter(({ call }) => call.chain === chain);
  const groups = Array.from({ length: Math.ceil(here.length / 12) }, (_, index) =>
    here.slice(index * 12, index * 12 + 12),
  );
  return groups.map(([first, ...rest]) => {
    if (first === undefined) throw new Error('empty');
    const call: Call = { ...first.call, item: null, contract: '', data: '0xdeadbeef', allowances: [], value: 1n };
    return [first, ...rest, { form: formOf(data, raw), reading: first.reading, call }];
  });
});

const pathOf = (kind: string, id: string): string => `${kind}-${id.replace(/[^\w.]+/g, '-')}.ts`;
const texts = {
  viem: new Map(all.map(({ id, call }) => [pathOf('viem', id), viemCall([call])])),
  sdk: new Map(
    all.map(({ id, form, reading, call }) => {
      const code = sdkCall(data, [{ form, reading, call }]);
      if (code === null) throw new Error(`no SDK code for ${id}`);
      return [pathOf('sdk', id), code];
    }),
  ),
  batch: new Map(
    batches.flatMap((parts, index) => [
      [pathOf('batch', `viem ${index}`), viemCall(parts.map(({ call }) => call))],
      [pathOf('batch', `sdk ${index}`), sdkCall(data, parts) ?? 'no SDK code'],
    ]),
  ),
  wrong: new Map([
    ['wrong.ts', viemCall([all[0]?.call as never]).replace(/functionName: '\w+'/, "functionName: 'other'")],
  ]),
};

let folder = '';
let errors: readonly string[] = [];

/** The compiler of `npm run tsc` checks all snippets in one run: it takes a third of the time of the other's API. */
beforeAll(() => {
  mkdirSync(join(root, '.generated'), { recursive: true });
  folder = mkdtempSync(join(root, '.generated/snippets-'));
  for (const [file, text] of Object.values(texts).flatMap((kind) => [...kind])) writeFileSync(join(folder, file), text);
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false };
  const project = { extends: '../../tsconfig.json', compilerOptions, include: ['*.ts'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false', '--singleThreaded'], { cwd: folder });
  } catch (error) {
    errors = String((error as { stdout?: unknown }).stdout).split('\n');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Type errors of every snippet of a kind, by what it sends. */
const errorsOf = (kind: keyof typeof texts): readonly string[] =>
  errors.filter((error) => texts[kind].has(/^[^(]+/.exec(error)?.[0] ?? ''));

it.each(['viem', 'sdk'] as const)('emits %s code that type-checks for every method and function', (kind) => {
  expect(texts[kind].size).toBe(all.length);
  expect(errorsOf(kind)).toEqual([]);
});

it('emits batches that type-check, with every method and function in one', () => {
  expect(batches.flat().length).toBe(all.length + batches.length);
  expect(errorsOf('batch')).toEqual([]);
});

it('notices code that does not type-check, and nothing else', () => {
  expect(errorsOf('wrong')).not.toEqual([]);
  expect(errors.filter((error) => /error TS\d/.test(error))).toEqual(errorsOf('wrong'));
});
