import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { replaceFile } from './replace-file';
import { fenceProblems, sampleBlocks, type SampleBlock } from './blocks';
import { readFences, type Fence } from './fences';

/** Folders with Markdown pages. */
const folders = ['site/docs', 'site/src/pages'];
/** Increase it whenever `Fence` changes. */
const FORMAT = 1;
const cacheFile = '.generated/cache/fences.json';

/** Hash of a file's text -> its fences. */
type Cache = Readonly<Record<string, readonly Fence[]>>;

interface PageFences {
  /** Path relative to the root. */
  readonly file: string;
  readonly fences: readonly Fence[];
}

/** Returns the sample blocks of every page below `root`, one list a page. */
export const readPages = (root: string): SampleBlock[][] =>
  pageFences(root).map(({ file, fences }) => sampleBlocks(file, fences));

/** Returns the problems of fences on the pages below `root`, one line each. */
export const readFenceProblems = (root: string): string[] =>
  pageFences(root).flatMap(({ file, fences }) => fenceProblems(file, fences));

/** Parsing all pages takes seconds, so fences are cached by the text of their file. */
function pageFences(root: string): PageFences[] {
  const file = join(root, cacheFile);
  const before: Cache = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cache) : {};
  const after: Record<string, readonly Fence[]> = {};
  const pages = folders
    .flatMap((folder) => markdownFiles(join(root, folder)))
    .sort()
    // Hand-written pages first: the mistakes are there, and parsing the generated ones takes longer.
    .sort((one, other) => Number(isGenerated(one)) - Number(isGenerated(other)))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const key = createHash('sha256').update(`${FORMAT} ${text}`).digest('hex');
      const fences = (after[key] ??= before[key] ?? fencesOf(relative(root, path), text));
      return { file: relative(root, path).split(sep).join('/'), fences };
    });
  if (Object.keys(after).some((key) => !(key in before))) {
    replaceFile(file, JSON.stringify(after));
  }
  return pages;
}

/** @throws Error with file and line for invalid MDX */
function fencesOf(file: string, text: string): Fence[] {
  try {
    return readFences(text);
  } catch (error) {
    const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
    throw new Error(`${file}:${line ?? 1}:${column ?? 1} ${reason ?? String(error)}`, { cause: error });
  }
}

const isGenerated = (path: string): boolean => path.includes(join('docs', 'api', sep));

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
