const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const ENTRY =
  /^"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\],$/;
const IMPORTS = ["import React from 'react';", "import ComponentCreator from '@docusaurus/ComponentCreator';"];

/** Reads chunk name -> module from the framework's table of modules. */
function readModules(source) {
  const table = /^export default \{\n([^]+)\};\s*$/.exec(source)?.[1] ?? '';
  const entries = table.split('\n').map((line) => ENTRY.exec(line.trim()));
  if (entries.includes(null))
    throw new Error('the table of modules has a new format: see packages/light/application/loaders/tables.cjs');
  return new Map(entries.map(([, name, module]) => [name, module]));
}

/** Reads the framework's tree of routes. Each route has the names of its chunks instead of a component. */
function readRoutes(source, chunkNames) {
  const expected = IMPORTS.every((line) => source.includes(line)) && source.includes('\nexport default [');
  if (!expected)
    throw new Error('the tree of routes has a new format: see packages/light/application/loaders/tables.cjs');
  const code = IMPORTS.reduce((rest, line) => rest.replace(line, ''), source).replace('export default', 'return');
  const chunksOf = (path, hash) => (path === '*' ? undefined : chunkNames[`${path}-${hash}`]);
  return new Function('ComponentCreator', code)(chunksOf).map(withChunks);
}

function withChunks({ component, routes, ...attributes }) {
  if (component === undefined && attributes.path !== '*')
    throw new Error(`${attributes.path}: this route has no known chunks`);
  return { attributes, chunks: component, routes: routes?.map(withChunks) };
}

/**
 * Groups neighbours that differ only in path and content, to print them as one table. Returns the tree with `{ pages,
 * attributes, frame }` in place of each group.
 */
function group(routes, modules) {
  const grouped = [];
  for (const route of routes) {
    const { attributes, chunks, routes: nested } = route;
    if (nested !== undefined) {
      grouped.push({ ...route, routes: group(nested, modules) });
      continue;
    }
    const keys = Object.keys(chunks ?? {}).join();
    if (keys !== '__comp,content' || !modules.get(chunks.content)?.startsWith('@site/docs/')) {
      grouped.push(route);
      continue;
    }
    const { path, ...shared } = attributes;
    const last = grouped.at(-1);
    const page = { path, chunk: chunks.content };
    if (last?.pages && JSON.stringify([last.attributes, last.frame]) === JSON.stringify([shared, chunks.__comp]))
      last.pages.push(page);
    else grouped.push({ pages: [page], attributes: shared, frame: chunks.__comp });
  }
  return grouped;
}

/** Returns all groups of pages of a grouped tree, in order. */
const groupsOf = (routes) =>
  routes.flatMap((route) => (route.pages ? [route] : route.routes ? groupsOf(route.routes) : []));

/** Reads the tables that the framework has generated. The loader depends on all of them. */
function readTables(loader) {
  const folder = dirname(loader.resourcePath);
  const read = (file) => {
    loader.addDependency(join(folder, file));
    return readFileSync(join(folder, file), 'utf8');
  };
  const modules = readModules(read('registry.js'));
  const routes = group(readRoutes(read('routes.js'), JSON.parse(read('routesChunkNames.json'))), modules);
  const groups = groupsOf(routes);
  if (groups.length === 0) throw new Error('no route holds a docs page');
  return { modules, routes, groups: groups.map((entry) => ({ ...entry, pages: inListedOrder(entry, docsOf(read)) })) };
}

/** Returns the docs of the only version, with their paths and sidebars. */
const docsOf = (read) => JSON.parse(read('globalData.json'))['docusaurus-plugin-content-docs'].default.versions[0].docs;

/**
 * Returns the pages of a group in the order in which the global data lists them, with `listed` on each when the browser
 * can take the paths from there: when both have the same paths. Of two pages with one path, the router shows the first.
 */
function inListedOrder({ attributes, pages }, docs) {
  const order = docs.filter(({ sidebar }) => sidebar === attributes.sidebar).map(({ path }) => path);
  const shown = pages.filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at);
  const byPath = new Map(shown.map((page) => [page.path, page]));
  const hasAll = new Set(order).size === byPath.size && order.every((path) => byPath.has(path));
  return hasAll ? order.map((path) => ({ ...byPath.get(path), listed: true })) : shown;
}

module.exports = { readModules, readRoutes, group, groupsOf, readTables };
