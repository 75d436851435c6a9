import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Loader = (this: object, source?: string) => string;
const load = createRequire(import.meta.url);
const registry = load('./registry.cjs') as Loader & { shortNames(names: string[]): Map<string, string> };
const routes = load('./routes.cjs') as Loader;
const standIn = load('./stand-in.cjs') as { pitch: Loader };

const MODULES = {
  aaa11111: '@theme/DocItem',
  aaa22222: '@site/docs/api/index.mdx',
  aaa22333: '@site/docs/api/b.mdx',
  bbb11111: '@theme/DocRoot',
  ccc11111: '@theme/SearchPage',
  ddd11111: '@generated/search/default/__plugin.json',
};
const CHUNKS = {
  '/base/search-1': { __comp: 'ccc11111', __context: { plugin: 'ddd11111' } },
  '/base/-2': { __comp: 'bbb11111' },
  '/base/api/-3': { __comp: 'aaa11111', content: 'aaa22222' },
  '/base/api/b-4': { __comp: 'aaa11111', content: 'aaa22333' },
};
const TREE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/base/search', component: ComponentCreator('/base/search', '1'), exact: true },
  {
    path: '/base/',
    component: ComponentCreator('/base/', '2'),
    routes: [
      { path: '/base/api/', component: ComponentCreator('/base/api/', '3'), exact: true, sidebar: "api" },
      { path: '/base/api/b', component: ComponentCreator('/base/api/b', '4'), exact: true, sidebar: "api" }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const entry = ([name, module]: [string, string]) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const tableOf = (modules: Record<string, string>) =>
  `export default {\n${Object.entries(modules).map(entry).join('\n')}};\n`;

let folder = '';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const list = (places: readonly string[]): void => {
  const docs = places.map((place) => ({
    id: place,
    path: `/base/${place}`,
    sidebar: place === 'elsewhere' ? 'docs' : 'api',
  }));
  write('globalData.json', JSON.stringify({ 'docusaurus-plugin-content-docs': { default: { versions: [{ docs }] } } }));
};
const run = (loader: Loader, file: string, source = '', options: object = { base: '/base/' }) =>
  loader.call({ resourcePath: join(folder, file), addDependency: () => undefined, getOptions: () => options }, source);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'light-tables-'));
  write('registry.js', tableOf(MODULES));
  write('routes.js', TREE);
  write('routesChunkNames.json', JSON.stringify(CHUNKS));
  list(['api/b', 'api/', 'elsewhere']);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the table of pages', () => {
  it('lists the pages in the order of the global data, with their chunk names', () => {
    const printed = run(registry, 'registry.js');
    expect(printed.replace(/\n/g, '')).toMatch(/^export default \[\[\["aaa2", .*\],\["aaa", .*\]\]\];$/);
    expect(printed).toContain('["aaa", () => import(/* webpackChunkName: "aaa" */ "@site/docs/api/index.mdx")]');
    expect(printed).not.toContain('@theme');
  });

  it.each([
    ['lacks a page', ['api/']],
    ['has another page', ['api/', 'api/c']],
  ])('lists each page by its path when the global data %s', (_, places) => {
    list(places);
    expect(run(registry, 'registry.js')).toContain('"api/": ["aaa", () =>');
    expect(run(registry, 'registry.js')).toContain('"api/b": ["aaa2", () =>');
  });

  it('lists the first of two pages with one path', () => {
    write('registry.js', tableOf({ ...MODULES, aaa22444: '@site/docs/api/second-b.mdx' }));
    const second = "component: ComponentCreator('/base/api/b', '5'), exact: true, sidebar: \"api\" }";
    write('routes.js', TREE.replace(/(\{ path: '\/base\/api\/b', )(.*)/, `$1$2,\n      $1${second}`));
    write(
      'routesChunkNames.json',
      JSON.stringify({ ...CHUNKS, '/base/api/b-5': { __comp: 'aaa11111', content: 'aaa22444' } }),
    );
    for (const places of [['api/b', 'api/', 'api/b'], ['api/']]) {
      list(places);
      expect(run(registry, 'registry.js')).toContain('@site/docs/api/b.mdx');
      expect(run(registry, 'registry.js')).not.toContain('second-b');
    }
  });

  it('gives distinct names, which stay the same when a page is added at the end', () => {
    expect([...registry.shortNames(['abcdef01', 'abc99999', 'fff00000'])]).toEqual([
      ['abc99999', 'abc'],
      ['abcdef01', 'abcd'],
      ['fff00000', 'fff'],
    ]);
    expect(registry.shortNames(['abc99999', 'abcdef01', 'abcf0000']).get('abcdef01')).toBe('abcd');
  });

  it.each([
    ['an entry', MODULES, (table: string) => table.replace('resolveWeak', 'resolve')],
    ['its frame', MODULES, (table: string) => table.replace('export default {', 'module.exports = {')],
    ['nothing', {}, (table: string) => table],
  ])('rejects a table in another format: %s', (_, modules, change) => {
    write('registry.js', change(tableOf(modules)));
    expect(() => run(registry, 'registry.js')).toThrow(/a new format/);
  });

  it('rejects a table without pages', () => {
    write('registry.js', tableOf({ ...MODULES, aaa22222: '@site/other/a.mdx', aaa22333: '@site/other/b.mdx' }));
    expect(() => run(registry, 'registry.js')).toThrow(/no route holds a docs page/);
  });
});

describe('the tree of routes', () => {
  const evaluate = () => {
    const printed = run(routes, 'routes.js');
    const helper =
      (kind: string) =>
      (...args: unknown[]) => [kind, ...args];
    const code = printed.replace(/^import .*$/gm, '').replace('export default', 'return');
    const names = [...printed.matchAll(/^import \* as (\w+) from "([^"]+)"/gm)].map(([, name = '', from = '']) => [
      name,
      from,
    ]);
    const scope = Object.fromEntries(names.map(([name = '', from = '']) => [name, { default: from, from }]));
    const values = {
      route: helper('route'),
      pages: (...args: unknown[]) => [helper('pages')(...args)],
      missing: 'missing',
      tables: ['first table'],
      ...scope,
    };
    // Loaders stay functions; the build itself tests their imports.
    return new Function(...Object.keys(values), code.replaceAll('import(', 'String('))(
      ...Object.values(values),
    ) as unknown[];
  };

  it('bundles the modules around pages and splits off the modules of one route', () => {
    const [search, docs, last] = evaluate() as [unknown[], unknown[], unknown];
    expect(search.slice(0, 3)).toEqual([
      'route',
      { path: '/base/search', exact: true },
      { plugin: '@generated/search/default/__plugin.json' },
    ]);
    expect(search[3]).toEqual({});
    expect((search[4] as { __comp: () => string }).__comp()).toBe('@theme/SearchPage');
    expect(docs[3]).toMatchObject({ __comp: { from: '@theme/DocRoot' } });
    expect(last).toBe('missing');
  });

  it('prints similar pages as one table', () => {
    const docs = evaluate()[1] as unknown[];
    expect(docs[5]).toEqual([
      [
        'pages',
        '/base/',
        { exact: true, sidebar: 'api' },
        { default: '@theme/DocItem', from: '@theme/DocItem' },
        'first table',
      ],
    ]);
  });

  it('rejects a tree in another format and unknown chunk names', () => {
    write('routes.js', TREE.replace("import React from 'react';", ''));
    expect(() => run(routes, 'routes.js')).toThrow(/a new format/);
    write('routes.js', TREE.replace("'/base/search', '1'", "'/base/search', '9'"));
    expect(() => run(routes, 'routes.js')).toThrow('/base/search: this route has no known chunks');
  });
});

describe('a stand-in', () => {
  const pitch = (text: string) => {
    write('by.ts', text);
    return standIn.pitch.call({
      getOptions: () => ({ file: join(folder, 'by.ts') }),
      addDependency: () => undefined,
    });
  };

  it('re-exports its names, and a default only where there is one', () => {
    expect(pitch('export default 1;')).toContain('export { default } from');
    expect(pitch('export const a = 1;')).toMatch(/^export \* from "[^"]+by\.ts";$/);
  });
});
