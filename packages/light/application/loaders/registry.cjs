const { readTables } = require('./tables.cjs');

const SHORTEST = 3;

/** Returns distinct names that are as short as possible; the framework uses hashes of eight digits. */
function shortNames(names) {
  const short = new Map();
  for (const name of [...names].sort()) {
    const taken = new Set(short.values());
    let length = SHORTEST;
    while (taken.has(name.slice(0, length)) && length < name.length) length += 1;
    short.set(name, name.slice(0, length));
  }
  return short;
}

/**
 * Prints the table of modules for the browser: a list of groups of pages, where each page has its address below the
 * base, its chunk name and its loader. The routes hold the rest of the framework's table (routes.cjs).
 */
module.exports = function registry() {
  const { base } = this.getOptions();
  const { modules, groups } = readTables(this);
  const short = shortNames(groups.flatMap(({ pages }) => pages.map(({ chunk }) => chunk)));
  const tables = groups.map(({ pages }) => {
    const listed = pages.every((page) => page.listed);
    const entries = pages.map(({ path, chunk }) => {
      if (!path.startsWith(base)) throw new Error(`${path}: not below ${base}`);
      const [name, module] = [short.get(chunk), modules.get(chunk)].map((text) => JSON.stringify(text));
      const entry = `[${name}, () => import(/* webpackChunkName: ${name} */ ${module})]`;
      return listed ? entry : `${JSON.stringify(path.slice(base.length))}: ${entry}`;
    });
    return listed ? `[\n${entries.join(',\n')}\n]` : `{\n${entries.join(',\n')}\n}`;
  });
  return `export default [${tables.join(', ')}];`;
};
module.exports.shortNames = shortNames;
