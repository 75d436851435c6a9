import { expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { blockMistakes, editedBlocks } from '../fixtures/block-mistakes';
import { included } from '../read/blocks';
import { sampleModules } from '../read/modules';
import { readPages } from '../read/pages';
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

const pages = new Map(readPages(root).map(({ blocks }) => [blocks[0]?.file, blocks]));
const edits = editedBlocks.map(({ page, edit: [right, wrong], finds }) => {
  const path = `site/docs/${page}.mdx`;
  const blocks = pages.get(path)?.filter(({ meta }) => included(meta) === null) ?? [];
  const place = blocks.find(({ code }) => code.includes(right));
  if (place === undefined) throw new Error(`${path} no longer has ${right}`);
  const line = place.line + place.code.slice(0, place.code.indexOf(right)).split('\n').length - 1;
  return { path, finds, line, edited: sampleModules([{ ...place, code: place.code.replace(right, () => wrong) }]) };
});
const ofEdits = edits.flatMap(({ edited }) => edited);
const edited = createProgram(root, new Map(ofEdits.map(({ path, code }) => [path, code])));
const inEdits = checkBlocks(root, referenceOf(root), edited, ofEdits);

// `npm run check:samples` shows that the rules find nothing in the blocks as they are.
it.each(edits)('finds an edit of $path by $finds', ({ path, finds, line }) => {
  const lines = inEdits.flatMap((problem) => new RegExp(`^${path}:(\\d+) ${finds}: .+: `).exec(problem)?.[1] ?? []);
  // A rule names the line of its call, which can start above the text.
  expect(lines.map((each) => line - Number(each)).filter((above) => above >= 0 && above < 6)).not.toEqual([]);
});
