const { readTables } = require('./tables.cjs');

/**
 * Prints the tree of routes for the browser. Nearly every page needs the modules that several routes share and those
 * around other routes. The application bundles them, which saves one request each.
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
      if (module === undefined) throw new Error(`${attributes.path}: "${key}" is not a single module`);
      const name = JSON.stringify(key);
      if (shared.has(chunk)) there.push(`${name}: ${imported(chunk)}`);
      else loaded.push(`${name}: () => import(${JSON.stringify(module)})`);
    }
    const nested = routes === undefined ? '' : `, [${routes.map(print).join(', ')}]`;
    return `route(${JSON.stringify(attributes)}, ${printContext(context, imported)}, {${there.join(', ')}}, {${loaded.join(', ')}}${nested})`;
  };
  return { code: `[${tree.map(print).join(',\n')}]`, imports };
}

/** Prints the plugin context of a route: small files, which are bundled. */
function printContext(value, imported) {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return `${imported(value)}.default`;
  const fields = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${printContext(inner, imported)}`,
  );
  return `{${fields.join(', ')}}`;
}

/** Returns the chunks of routes around other routes and of groups of pages, and those that several routes share. */
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
