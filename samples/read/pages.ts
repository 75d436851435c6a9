import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readBlocks, type SampleBlock } from './blocks';

/** Folders whose Markdown reaches a reader. */
const folders = ['docs', 'src/pages'];

/** The blocks of every page below `root`, one list a page. */
export function readPages(root: string): SampleBlock[][] {
  return folders
    .flatMap((folder) => markdownFiles(join(root, folder)))
    .sort()
    .map((file) => readBlocks(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')));
}

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
