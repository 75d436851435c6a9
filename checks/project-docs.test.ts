import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'MAINTAINING.md',
  'surface/README.md',
  'deploy/README.md',
];

/** Paths in backticks or links, and `npm run x` scripts, that a document names. */
function named(text: string): { paths: string[]; scripts: string[] } {
  const prose = text.replace(/\{@[^}]*\}|`@[^`]*`/g, '');
  const paths = [
    ...[...prose.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map((match) => match[1] ?? ''),
    ...[...prose.matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1] ?? ''),
  ].filter((path) => path.includes('/') || /\.(md|json|ts|mjs)$/.test(path));
  const scripts = [...prose.matchAll(/npm (?:run )?([a-z][\w:]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((script) => !['run', 'ci', 'install', 'audit'].includes(script));
  return { paths, scripts };
}

/** What a document names but the repository does not have. */
function missing(root: string, document: string, text: string, scripts: ReadonlySet<string>): string[] {
  const found = named(text);
  const generated = ['docs/api/', '.generated/sdk', 'docs/api', 'build/'];
  return [
    ...found.paths.filter(
      (path) =>
        !generated.includes(path) &&
        // What a build writes is not there before the first one.
        !path.startsWith('build/') &&
        // Inside a part of the tree, documents may name its children by their short path.
        ![root, join(root, dirname(document)), join(root, 'generator')].some((base) => existsSync(join(base, path))),
    ),
    ...found.scripts.filter((script) => !scripts.has(script)).map((script) => `npm run ${script}`),
  ];
}

/** Pairs "`file` (`name`)" of a document whose file declares no such name. */
function absent(text: string): string[] {
  const pairs = [...text.matchAll(/`([\w./-]+\.tsx?)`\s+\(`(\w+)`\)/g)];
  return pairs
    .filter(
      ([, file = '', name = '']) => !new RegExp(`(?:function|class|const) ${name}\\b`).test(readFileSync(file, 'utf8')),
    )
    .map(([, file, name]) => `${file} ${name}`);
}

describe('project documents', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const known = new Set(Object.keys(scripts));

  it.each(documents)('%s names only paths and scripts that exist', (document) => {
    const text = readFileSync(document, 'utf8');
    expect(named(text).paths.length).toBeGreaterThan(0);
    expect(missing('.', document, text, known)).toEqual([]);
  });

  it('ARCHITECTURE.md names functions that stand in the files it names', () => {
    expect(absent(readFileSync('ARCHITECTURE.md', 'utf8'))).toEqual([]);
    expect(absent('See `model/reference.ts` (`nothing`).')).toEqual(['model/reference.ts nothing']);
  });

  it('notices a path and a script that do not exist', () => {
    const text = 'See `model/nowhere.ts` and run `npm run nothing`.';
    expect(missing('.', 'README.md', text, known)).toEqual(['model/nowhere.ts', 'npm run nothing']);
  });
});
