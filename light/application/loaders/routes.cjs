const { readTables } = require('./tables.cjs');

/**
 * The tree of routes as the browser needs it. Modules that several routes name, and those around other routes, are needed on
 * nearly every page: they come with the application instead of one request each.
 */
module.exports = function routes() {
  const { base } = this.getOptions();
  const tables = readTables(this);
  const { code, imports } = printRoutes(tables.routes, tables.modules, base);
  const helpers = JSON.stringify(require.resolve('../client/route.tsx'));
  return [
    `import { pages, missing, route } from ${helpers};`,
    "import tables from '@generated/registry';",
    ...[...imports].map(([module, name]) => `import * as ${name} from ${JSON.stringify(module)};`),
    `export default ${code};`,
  ].join('\n');
};

function printRoutes(tree, modules, base) {
  const imports = new Map();
  const shared = sharedChunks(tree);
  let groups = 0;

  const imported = (chunk) => {
    const module = modules.get(chunk);
    if (!imports.has(module)) imports.set(module, `module${imports.size}`);
    return imports.get(module);
  };
  const print = ({ attributes, chunks, routes, pages, frame }) => {
    if (pages) {
      const table = `tables[${groups++}]`;
      return `...pages(${JSON.stringify(base)}, ${JSON.stringify(attributes)}, ${imported(frame)}, ${table})`;
    }
    if (chunks === undefined) return 'missing';
    const { __context: context, ...modulesOf } = chunks;
    const there = [];
    const loaded = [];
    for (const [key, chunk] of Object.entries(modulesOf)) {
      const module = modules.get(chunk);
      if (module === undefined) throw new Error(`${attributes.path}: "${key}" is not one module`);
      const name = JSON.stringify(key);
      if (shared.has(chunk)) there.push(`${name}: ${imported(chunk)}`);
      else loaded.push(`${name}: () => import(${JSON.stringify(module)})`);
    }
    const nested = routes === undefined ? '' : `, [${routes.map(print).join(', ')}]`;
    return `route(${JSON.stringify(attributes)}, ${printContext(context, imported)}, {${there.join(', ')}}, {${loaded.join(', ')}}${nested})`;
  };
  return { code: `[${tree.map(print).join(',\n')}]`, imports };
}

/** What a route tells of its plugin: names of small files, which come along. */
function printContext(value, imported) {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return `${imported(value)}.default`;
  const fields = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${printContext(inner, imported)}`,
  );
  return `{${fields.join(', ')}}`;
}

/** Chunks of routes around other routes, of groups of pages, and those that more than one route names. */
function sharedChunks(tree) {
  const shared = new Set();
  const seen = new Set();
  const visit = ({ chunks, routes, frame }) => {
    if (frame !== undefined) shared.add(frame);
    for (const chunk of Object.values(chunks ?? {})) {
      if (routes !== undefined || seen.has(chunk)) shared.add(chunk);
      seen.add(chunk);
    }
    routes?.forEach(visit);
  };
  tree.forEach(visit);
  return shared;
}

module.exports.printRoutes = printRoutes;
