import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doorsOf } from './house/imports';

/** All Markdown files but the pages of the site and fixtures. */
const documents = ['.', 'surface', 'examples', 'packages', 'quality'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.md') && !/\b(?:fixtures|node_modules)\b/.test(file)),
);

/** Returns the paths in backticks or links and the `npm run x` scripts of a document. */
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

/** Returns the paths and scripts of a document that the repository does not have. */
function missing(root: string, document: string, text: string, scripts: ReadonlySet<string>): string[] {
  const found = named(text);
  const generated = ['site/docs/api/', '.generated/sdk', 'site/.generated', 'docs/api/', 'build/'];
  return [
    ...found.paths.filter(
      (path) =>
        !generated.includes(path) &&
        // Output of a build does not exist before the first one.
        !path.startsWith('build/') &&
        // Inside a folder, documents may use short paths.
        ![
          root,
          join(root, dirname(document)),
          join(root, dirname(document), '..'),
          join(root, 'packages/reference'),
          join(root, 'packages/reference/generator'),
          join(root, 'site'),
        ].some((base) => existsSync(join(base, path))),
    ),
    ...found.scripts.filter((script) => !scripts.has(script)).map((script) => `npm run ${script}`),
  ];
}

/** Returns pairs "`file` (`name`)" of a document whose file does not declare the name. */
function absent(text: string): string[] {
  const pairs = [...text.matchAll(/`([\w./-]+\.tsx?)`\s+\(`(\w+)`\)/g)];
  return pairs
    .filter(
      ([, file = '', name = '']) => !new RegExp(`(?:function|class|const) ${name}\\b`).test(readFileSync(file, 'utf8')),
    )
    .map(([, file, name]) => `${file} ${name}`);
}

/** Returns the doors that a document names and no package has. */
function noDoors(text: string): string[] {
  const doors = new Set(
    readdirSync('packages', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => [...doorsOf(`packages/${name}`).keys()]),
  );
  return [...text.matchAll(/`(@sdk-docs\/[^`]+)`/g)].map(([, door = '']) => door).filter((door) => !doors.has(door));
}

describe('project documents', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const known = new Set(Object.keys(scripts));

  it.each(documents)('%s names only paths and scripts that exist', (document) => {
    const text = readFileSync(document, 'utf8');
    expect(named(text).paths.length).toBeGreaterThan(0);
    expect(missing('.', document, text, known)).toEqual([]);
    expect(noDoors(text)).toEqual([]);
  });

  it('ARCHITECTURE.md names functions that its files declare', () => {
    expect(absent(readFileSync('ARCHITECTURE.md', 'utf8'))).toEqual([]);
    expect(absent('See `packages/reference/model/reference.ts` (`nothing`).')).toEqual([
      'packages/reference/model/reference.ts nothing',
    ]);
  });

  // A `.generated/` of another surface gives type errors that name neither.
  it.each(['types', 'verify'])('npm run %s writes the reference before it reads it', (script) => {
    expect(scripts[script]).toMatch(/^(?:npm ci && )?npm run generate && /);
  });

  it('reports a door that does not exist', () => {
    expect(noDoors('`@sdk-docs/reference/nowhere` and `@sdk-docs/light`')).toEqual(['@sdk-docs/reference/nowhere']);
  });

  it('reports a path and a script that do not exist', () => {
    const text = 'See `model/nowhere.ts` and run `npm run nothing`.';
    expect(missing('.', 'README.md', text, known)).toEqual(['model/nowhere.ts', 'npm run nothing']);
  });
});
