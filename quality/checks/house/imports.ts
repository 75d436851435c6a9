import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One import of a source file. Paths are relative to the root of the repository. */
export interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The file behind it; null for npm packages and files that a build writes. */
  readonly target: string | null;
  /** Loaded when the code asks for it, `import()`. */
  readonly isLater?: boolean;
}

const SCOPE = '@sdk-docs/';
const SPECIFIER = /(?:from|import|require|mock)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g;
const ENDS = ['', '.ts', '.tsx', '.cjs', '.json', '/index.ts', '/index.tsx'];

/**
 * The source files of the repository; cases of the generator and fixture sites of browser tests are data, not source.
 */
export const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.cjs', '*.mdx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => file !== '' && !/\/fixtures\/(?:pages|input)\/|quality\/e2e\/fixtures\//.test(file) && existsSync(file),
    );

export const isForTests = (file: string): boolean =>
  /\.(?:test|spec)\.tsx?$|\/fixtures\/|^quality\/(?:e2e|checks\/house)\/|^packages\/tools\/cases\//.test(file);

/** The code and data of packages, except tests and fixtures, which name items of this surface. */
export const packageFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|cjs|css|json)$/.test(file) && !isForTests(file) && existsSync(file));

/** The part of the repository that contains a file: `packages/search`, `site`; empty for the root. */
export const partOf = (file: string): string => /^(?:packages\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? '';

/** The doors of a package: the specifier of each, and its file. */
export function doorsOf(folder: string): Map<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  return new Map(Object.entries(exports).map(([key, file]) => [join(name, key), join(folder, file)]));
}

/** All imports of the given files. `doors` resolves the imports of packages, `read` returns the text of a file. */
export function importsOf(
  files: readonly string[],
  doors: ReadonlyMap<string, string>,
  read = (file: string): string => readFileSync(file, 'utf8'),
): Import[] {
  return files.flatMap((from) =>
    [...read(from).matchAll(SPECIFIER)].map(([found, specifier = '']) => ({
      from,
      specifier,
      isLater: /^import\s*\(/.test(found),
      target: specifier.startsWith(SCOPE) ? (doors.get(specifier) ?? null) : fileBehind(from, specifier),
    })),
  );
}

function fileBehind(from: string, specifier: string): string | null {
  const path = specifier.startsWith('.')
    ? normalize(join(dirname(from), specifier))
    : specifier.startsWith('@site/')
      ? join('site', specifier.slice('@site/'.length))
      : null;
  const end =
    path === null
      ? undefined
      : ENDS.find((each) => (each !== '' ? existsSync(path + each) : /\.\w+$/.test(path) && existsSync(path)));
  return path === null || end === undefined ? null : path + end;
}
