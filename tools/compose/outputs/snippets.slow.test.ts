import ts from 'typescript';
import { expect, it } from 'vitest';
import { createProgram } from '../../../samples/read/program';
import { calls as data, root } from '../../fixtures/calls';
import { filled } from '../../fixtures/snippets';
import { sdkCall } from './sdk-call';
import { viemCall } from './viem-call';

const all = filled(data);

/** Type errors of every snippet, by what it sends. */
function errorsOf(texts: ReadonlyMap<string, string>): readonly string[] {
  const program = createProgram(root, texts);
  return [...texts.keys()].flatMap((path) =>
    program
      .diagnostics(program.source(path))
      .map(({ messageText }) => `${path} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

it('emits viem code that type-checks for every method and function', () => {
  const texts = new Map(
    all.map(({ id, call }) => [`tools/fixtures/viem ${id.replace(/[^\w.]+/g, '-')}.ts`, viemCall(call)]),
  );
  expect(texts.size).toBe(all.length);
  expect(errorsOf(texts)).toEqual([]);
}, 600_000);

it('emits SDK code that type-checks for every method and function', () => {
  const texts = new Map(
    all.map(({ id, form, reading, call }) => {
      const code = sdkCall(data, form, reading, call);
      if (code === null) throw new Error(`no SDK code for ${id}`);
      return [`tools/fixtures/sdk ${id.replace(/[^\w.]+/g, '-')}.ts`, code];
    }),
  );
  expect(texts.size).toBe(all.length);
  expect(errorsOf(texts)).toEqual([]);
}, 600_000);

it('notices code that does not type-check', () => {
  const [first] = all;
  const code = viemCall(first?.call as never).replace(/functionName: '\w+'/, "functionName: 'other'");
  expect(errorsOf(new Map([['tools/fixtures/wrong.ts', code]]))).not.toEqual([]);
});
