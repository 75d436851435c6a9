import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { optOut, readBlocks, type SampleBlock } from './blocks';
import { sampleModules } from './modules';
import { formatSampleError, typeCheck } from './type-check';

/** What a check of all samples found. */
export interface SampleReport {
  readonly checked: number;
  readonly optedOut: readonly { readonly block: SampleBlock; readonly reason: string }[];
  /** One line per problem; empty when all is well. */
  readonly problems: readonly string[];
}

/** Folders whose Markdown reaches a reader. */
const folders = ['docs', 'src/pages'];

/** Type-checks every `ts` and `tsx` block of the pages below `root`. An opt-out needs a reason. */
export async function checkSamples(root: string): Promise<SampleReport> {
  const files = (await Promise.all(folders.map((folder) => markdownFiles(join(root, folder))))).flat().sort();
  const pages = await Promise.all(
    files.map(async (file) => readBlocks(relative(root, file).split(sep).join('/'), await readFile(file, 'utf8'))),
  );
  const blocks = pages.flat();
  const optedOut = blocks.flatMap((block) => {
    const reason = optOut(block);
    return reason === null ? [] : [{ block, reason }];
  });
  const silent = optedOut.filter(({ reason }) => reason === '');
  const errors = typeCheck(root, pages.flatMap(sampleModules));
  return {
    checked: blocks.length - optedOut.length,
    optedOut,
    problems: [
      ...silent.map(({ block }) => `${block.file}:${block.line} no-check without a reason: write no-check="why"`),
      ...errors.map(formatSampleError),
    ],
  };
}

async function markdownFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
