import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { replaceFile } from './replace-file';
import { fenceProblems, sampleBlocks, type SampleBlock } from './blocks';
import { readFences, type Fence } from './fences';

/** Folders with Markdown pages. */
const folders = ['site/docs', 'site/src/pages'];
/** Increase it whenever `readFences` changes. */
const FORMAT = 3;
const cacheFile = '.generated/cache/fences.json';

/** Hash of a file's text -> its fences. */
type Cache = Readonly<Record<string, readonly Fence[]>>;

/** A page with its samples. */
export interface SamplePage {
  readonly blocks: readonly SampleBlock[];
  /** Names of examples in its text, also where a mistake hides their fence. */
  readonly shows: ReadonlySet<string>;
  /** One line for each invalid fence, or one for MDX that cannot be parsed. */
  readonly problems: readonly string[];
}

/** Returns every page below `root`. Parsing all of them takes seconds, so fences are cached by the text of their file. */
export function readPages(root: string): SamplePage[] {
  const cache = join(root, cacheFile);
  const before: Cache = existsSync(cache) ? (JSON.parse(readFileSync(cache, 'utf8')) as Cache) : {};
  const after: Record<string, readonly Fence[]> = {};
  const pages = folders
    .flatMap((folder) => markdownFiles(join(root, folder)))
    .sort()
    // Hand-written pages first: the mistakes are there, and parsing the generated ones takes longer.
    .sort((one, other) => Number(isGenerated(one)) - Number(isGenerated(other)))
    .map((path): SamplePage => {
      const file = relative(root, path).split(sep).join('/');
      const text = readFileSync(path, 'utf8');
      const key = createHash('sha256').update(`${FORMAT} ${text}`).digest('hex');
      const shows = new Set([...text.matchAll(/\bexample="([^"]+)"/g)].map(([, name = '']) => name));
      try {
        const fences = (after[key] ??= before[key] ?? readFences(text));
        return { shows, blocks: sampleBlocks(file, fences), problems: fenceProblems(file, fences) };
      } catch (error) {
        return { shows, blocks: [], problems: [`${file}:${mistakeIn(error)}`] };
      }
    });
  if (Object.keys(after).some((key) => !(key in before))) {
    replaceFile(cache, JSON.stringify(after));
  }
  return pages;
}

/** `line:column reason` of invalid MDX. A tag that is not closed counts where it opens, which only the reason says. */
function mistakeIn(error: unknown): string {
  const { line = 1, column = 1, reason = String(error) } = error as { line?: number; column?: number; reason?: string };
  return `${/^Expected a closing tag .*?\((\d+:\d+)-/.exec(reason)?.[1] ?? `${line}:${column}`} ${reason}`;
}

const isGenerated = (path: string): boolean => path.includes(join('docs', 'api', sep));

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
