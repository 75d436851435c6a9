const pruned = require('../data/pruned.json');

/**
 * Removes fields from generated files that no browser code reads: build options, and titles and descriptions of all
 * pages, which only the framework's category cards show. `data/guard.ts` fails the build when a bundled module of the
 * framework reads a removed field.
 */
module.exports = function leanData(source) {
  if (this.resourcePath.endsWith('.json')) {
    const { version } = JSON.parse(source);
    // The fields stay, but empty: the framework takes them apart.
    const emptied = Object.fromEntries(pruned.version.map((field) => [field, {}]));
    return JSON.stringify({ version: { ...version, ...emptied } });
  }
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const read = Object.entries(config).filter(([field]) => !pruned.configuration.includes(field));
  return `export default ${JSON.stringify(Object.fromEntries(read))};`;
};
