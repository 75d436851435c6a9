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

/** A row of the table of packages: the package, the packages that it needs, and its main doors. */
interface PackageRow {
  readonly name: string;
  readonly needs: readonly string[];
  readonly doors: readonly string[];
}

/** Returns the rows of the table of packages in ARCHITECTURE.md. */
const packageRows = (text: string): PackageRow[] =>
  [...text.matchAll(/^\| (\w+) +\| ([\w, ]+?) +\| (`@sdk-docs\/.+?) +\|$/gm)].map(
    ([, name = '', needs = '', doors = '']) => ({
      name,
      needs: needs === 'nothing' ? [] : needs.split(', ').sort(),
      doors: [...doors.matchAll(/`(@sdk-docs\/[^`]+)`/g)].map(([, door = '']) => door),
    }),
  );

/** Returns the differences between the table of packages and the package.json files: needs, owners of doors, packages. */
function wrongRows(rows: readonly PackageRow[], needsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const named = new Set(rows.map(({ name }) => name));
  return [
    ...[...needsOf.keys()].filter((name) => !named.has(name)).map((name) => `${name} has no row`),
    ...rows.flatMap(({ name, needs, doors }) => [
      ...(needs.join() === needsOf.get(name)?.join() ? [] : [`${name} needs ${needsOf.get(name)?.join(', ')}`]),
      ...doors.filter((door) => door.split('/')[1] !== name).map((door) => `${door} is no door of ${name}`),
    ]),
  ];
}

/** Name of each package -> the packages that its package.json depends on, sorted. */
const declaredNeeds = new Map(
  readdirSync('packages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const { dependencies = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
        readonly dependencies?: Readonly<Record<string, string>>;
      };
      return [
        name,
        Object.keys(dependencies)
          .flatMap((dependency) => /^@sdk-docs\/(.+)$/.exec(dependency)?.[1] ?? [])
          .sort(),
      ] as const;
    }),
);

/** Returns the folders of the map in ARCHITECTURE.md that do not exist, and the packages that it lacks. */
function wrongMap(text: string, packages: readonly string[]): string[] {
  const map = /^## The map\n+```\n(.*?)^```/ms.exec(text)?.[1] ?? '';
  const inner = [...map.matchAll(/^ {2}(\w+)\/ /gm)].map(([, name = '']) => name);
  const outer = [...map.matchAll(/^(\w+)\/ /gm)].map(([, name = '']) => name);
  return [
    ...outer.filter((name) => !existsSync(name)),
    ...packages.filter((name) => !inner.includes(name)),
    ...inner.filter((name) => !packages.includes(name)),
  ];
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

  it('ARCHITECTURE.md has the packages, what each needs, and doors of its own', () => {
    const text = readFileSync('ARCHITECTURE.md', 'utf8');
    const rows = packageRows(text);
    expect(wrongRows(rows, declaredNeeds)).toEqual([]);
    expect(wrongMap(text, [...declaredNeeds.keys()])).toEqual([]);
    const edited = text
      .replace(/^(\| light +\|) nothing /m, '$1 tools   ')
      .replace('`@sdk-docs/machines/plugin`', '`@sdk-docs/search/plugin`')
      .replace(/^\| delivery .*\n/m, '')
      .replace(/^ {2}tools\/.*\n/m, '');
    expect(wrongRows(packageRows(edited), declaredNeeds)).toEqual([
      'delivery has no row',
      'light needs ',
      '@sdk-docs/search/plugin is no door of machines',
    ]);
    expect(wrongMap(edited, [...declaredNeeds.keys()])).toEqual(['tools']);
  });

  it('ARCHITECTURE.md names the pinned versions of package.json', () => {
    const project = readFileSync('package.json', 'utf8');
    const pinned = /pinned to ([\d.]+) and webpack to ([\d.]+)/.exec(readFileSync('ARCHITECTURE.md', 'utf8'));
    expect([pinned?.[1], pinned?.[2]]).toEqual(
      ['@docusaurus/core', 'webpack'].map((name) => new RegExp(`"${name}": "([^"]+)"`).exec(project)?.[1]),
    );
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
