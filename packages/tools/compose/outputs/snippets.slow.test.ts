import ts from 'typescript';
import { expect, it } from 'vitest';
import { createProgram } from '@sdk-docs/content/samples/read/program';
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

const pathOf = (kind: string, id: string): string => `tools/fixtures/${kind} ${id.replace(/[^\w.]+/g, '-')}.ts`;
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
      [pathOf('viem', `batch ${index}`), viemCall(parts.map(({ call }) => call))],
      [pathOf('sdk', `batch ${index}`), sdkCall(data, parts) ?? 'no SDK code'],
    ]),
  ),
  wrong: new Map([
    [
      'tools/fixtures/wrong.ts',
      viemCall([all[0]?.call as never]).replace(/functionName: '\w+'/, "functionName: 'other'"),
    ],
  ]),
};

// One program: the types of viem and of the SDK take longer than the snippets.
const program = createProgram(root, new Map(Object.values(texts).flatMap((kind) => [...kind])));

/** Type errors of every snippet of a kind, by what it sends. */
const errorsOf = (kind: keyof typeof texts): readonly string[] =>
  [...texts[kind].keys()].flatMap((path) =>
    program
      .diagnostics(program.source(path))
      .map(({ messageText }) => `${path} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );

it.each(['viem', 'sdk'] as const)(
  'emits %s code that type-checks for every method and function',
  (kind) => {
    expect(texts[kind].size).toBe(all.length);
    expect(errorsOf(kind)).toEqual([]);
  },
  600_000,
);

it('emits batches that type-check, with every method and function in one', () => {
  expect(batches.flat().length).toBe(all.length + batches.length);
  expect(errorsOf('batch')).toEqual([]);
}, 600_000);

it('notices code that does not type-check', () => {
  expect(errorsOf('wrong')).not.toEqual([]);
});
