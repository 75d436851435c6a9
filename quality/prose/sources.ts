import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCode } from './read-code';
import { readComments } from './read-comments';
import { readJson, readMessages } from './read-messages';
import { readPage } from './read-pages';
import type { Text } from './text';

type Read = (file: string, source: string) => Text[];

interface Source {
  readonly folder: string;
  /** Paths below the folder to read, and those of them that no reader sees. */
  readonly files: RegExp;
  readonly without?: RegExp;
  readonly read: Read;
}

/** Tests, fixtures, and files that only authors of these pages see. */
const INSIDE = /\.test\.tsx?$|(?:^|\/)(?:fixtures|bench|check|release|provocations)\//;

const sources: readonly Source[] = [
  { folder: 'site/docs', files: /\.mdx?$/, without: /^api\//, read: readPage },
  { folder: 'examples', files: /\.ts$/, read: readCode },
  { folder: 'surface', files: /\.(?:ts|sol)$/, read: readComments },
  // The lock and the history contain names, sources the titles of other documents; observations are sealed.
  {
    folder: 'surface',
    files: /\.json$/,
    without: /^observed\/|(?:lock|history|refuted|sources)\.json$/,
    read: readJson,
  },
  { folder: 'packages', files: /\.tsx?$/, without: INSIDE, read: readMessages },
  { folder: 'site/src', files: /\.tsx?$/, without: INSIDE, read: readMessages },
];

/** Reads every text that readers and authors see, below the root of the project. */
export function readTexts(root = '.'): Text[] {
  const texts = sources.flatMap(({ folder, files, without, read }) =>
    filesBelow(join(root, folder))
      .filter((path) => files.test(path) && !without?.test(path))
      .flatMap((path) => read(join(folder, path), readFileSync(join(root, folder, path), 'utf8'))),
  );
  const notes = [
    ...readdirSync(root).filter((name) => name.endsWith('.md') && name !== 'STYLE.md'),
    ...['examples', 'packages', 'quality', 'site', 'surface'].flatMap((folder) =>
      filesBelow(join(root, folder))
        .filter((path) => path.endsWith('README.md'))
        .map((path) => join(folder, path)),
    ),
  ].flatMap((path) => readPage(path, readFileSync(join(root, path), 'utf8')));
  return [...texts, ...notes];
}

/** Whether a page is hand-written, so that its sentences are measured. */
export const isMeasured = (file: string): boolean =>
  /^site\/docs\/(?:(?:guides|staking|vaults|third-party|handlers|tools)\/|(?:index|getting-started|data|for-assistants)\.mdx$)/.test(
    file,
  );

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
