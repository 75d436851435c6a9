const pruned = require('../data/pruned.json');

/**
 * Removes fields from generated files that no browser code reads: build options; plugin versions; titles and
 * descriptions of all pages, which only the framework's category cards show; and sidebar fields that only those cards
 * and the build read. `data/guard.ts` fails the build when a bundled module of the framework reads a removed field.
 */
module.exports = function leanData(source) {
  if (this.resourcePath.endsWith('site-metadata.json'))
    return JSON.stringify(emptied(JSON.parse(source), pruned.siteMetadata));
  if (this.resourcePath.endsWith('.json')) {
    const { version } = JSON.parse(source);
    return JSON.stringify({
      version: { ...emptied(version, pruned.version), docsSidebars: lean(version.docsSidebars) },
    });
  }
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const read = Object.entries(config).filter(([field]) => !pruned.configuration.includes(field));
  return `export default ${JSON.stringify(Object.fromEntries(read))};`;
};

/** Empties these tables and keeps their names. */
const emptied = (object, fields) => ({ ...object, ...Object.fromEntries(fields.map((field) => [field, {}])) });

function lean(value) {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== 'object' || value === null) return value;
  const read = Object.entries(value).filter(
    ([field, inner]) =>
      !pruned.sidebarItem.includes(field) && !(inner === false && pruned.sidebarItemWhenFalse.includes(field)),
  );
  return Object.fromEntries(read.map(([field, inner]) => [field, lean(inner)]));
}
