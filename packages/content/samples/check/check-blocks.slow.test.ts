import { expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { blockMistakes } from '../fixtures/block-mistakes';
import { sampleModules } from '../read/modules';
import { createProgram } from '../read/program';
import { checkBlocks } from './check-blocks';

const root = process.cwd();
const file = (index: number): string => `site/docs/guides/mistake-${index}.mdx`;
const modules = blockMistakes.flatMap(({ code }, index) =>
  sampleModules([{ file: file(index), language: 'ts', meta: '', code, line: 1, indent: 0, closed: true } as never]),
);
const program = createProgram(root, new Map(modules.map(({ path, code }) => [path, code])));
const found = checkBlocks(root, referenceOf(root), program, modules);

it.each(blockMistakes.map((mistake, index) => ({ ...mistake, index })))('finds $what', ({ finds, index }) => {
  const [module] = modules.filter(({ path }) => path.startsWith(file(index)));
  const errors = program.diagnostics(program.source(module?.path ?? ''));
  expect(errors.map(({ messageText }) => messageText)).toEqual([]);
  const own = found.filter((problem) => problem.startsWith(`${file(index)}:`));
  for (const [rule, line] of finds)
    expect(own.join('\n')).toMatch(new RegExp(`^${file(index)}:${line} ${rule}: .+: `, 'm'));
});
