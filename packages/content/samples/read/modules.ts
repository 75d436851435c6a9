import { optOut, type SampleBlock } from './blocks';
import type { Example } from './example';
import { readMeta } from './fence-meta';

/** A module to type-check: an example, one block, or the setup block of a page followed by the blocks that use it. */
export interface SampleModule {
  /** Name of the virtual file, relative to the repository root. */
  readonly path: string;
  readonly code: string;
  /** The source position of each line of `code`. */
  readonly lines: readonly SampleLine[];
}

interface SampleLine {
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
  readonly indent: number;
  /** The block of the line; null in an example. */
  readonly block: SampleBlock | null;
}

/**
 * Returns the modules of one page. A block is a module of its own, but blocks with `uses-setup` join the block with
 * `setup`: together they are the code that a reader pastes.
 */
export function sampleModules(blocks: readonly SampleBlock[]): SampleModule[] {
  const checked = blocks.filter((block) => optOut(block) === null);
  const setup = checked.find((block) => readMeta(block.meta).setup);
  const users = setup === undefined ? [] : checked.filter((block) => readMeta(block.meta).usesSetup);
  return checked.filter((block) => !users.includes(block)).map((block) => join(block, block === setup ? users : []));
}

/** Returns the module of an example, which is the whole file. */
export function exampleModule({ file, text }: Example): SampleModule {
  const lines = text.split('\n').map((_, index) => ({ file, line: index + 1, indent: 0, block: null }));
  return { path: file, code: text, lines };
}

function join(first: SampleBlock, others: readonly SampleBlock[]): SampleModule {
  const lines = [first, ...others].flatMap((block) => {
    const { code, file, line, indent } = block;
    return code.split('\n').map((text, index) => ({ text, file, block, line: line + index, indent }));
  });
  // `export {}` makes a module of code without imports, so that its names stay local.
  return {
    path: `${first.file}.${first.line}.${first.language}`,
    code: `${lines.map(({ text }) => text).join('\n')}\nexport {};\n`,
    lines,
  };
}
