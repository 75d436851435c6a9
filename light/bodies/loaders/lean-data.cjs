const pruned = require('../data/pruned.json');

/**
 * Leaves out of generated files what no code of the browser reads: build options of the configuration; versions of plugins; the
 * titles and descriptions of all pages, which only cards of category pages show (this site has its own), and what items of the sidebar
 * say to those cards and to the build. `data/guard.ts` fails the build when a bundled module of the framework reads such a field.
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

/** Tables that stay, without anything in them. */
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
