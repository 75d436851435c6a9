import { expect, it } from 'vitest';
import type { SampleBlock } from '../read/blocks';
import { readExample } from '../read/example';
import { wideLines } from './line-width';

const block = (code: string): SampleBlock => ({
  file: 'docs/page.mdx',
  line: 7,
  indent: 0,
  language: 'ts',
  meta: '',
  code,
  closed: true,
});
const wide = `const total = ${'balance + '.repeat(8)}balance;`;

it('reports a line of a block that does not fit', () => {
  expect(wideLines([block(`const a = 1;\n${wide}`)], [])).toEqual(['docs/page.mdx:8 has 102 columns, 80 fit']);
});

it('reports a line of a region, and no line of the header', () => {
  const example = readExample(
    'examples/a.ts',
    `/**\n * ${'word '.repeat(20)}\n */\n// #region flow\n${wide}\n// #endregion\n`,
  );
  expect(wideLines([], [example])).toEqual(['examples/a.ts:5 has 102 columns, 80 fit']);
});

it('accepts what has no place to break', () => {
  const path = `@pufferfinance/puffer-sdk/dist/${'folder/'.repeat(8)}file`;
  expect(
    wideLines([block(`import { A } from '${path}';\n} from '${path}';\n  'function ${'f'.repeat(80)}()',`)], []),
  ).toEqual([]);
});
