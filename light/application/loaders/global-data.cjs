const { readTables } = require('./tables.cjs');

/** Returns the docs that tables of pages (registry.cjs) list. Also printed for the browser: it uses no other name. */
function docsOf(base, tables, sidebars) {
  return tables.flatMap((table, index) =>
    Object.keys(table).map((path) => ({
      id: path.replace(/(^|\/)$/, '$1index'),
      path: base + path,
      sidebar: sidebars[index],
    })),
  );
}

/**
 * Prints the framework's global data for the browser. Its list of docs repeats the table of modules, so it is made from
 * that table. Nothing reads the order of the list. Docs that the table does not list are printed, and so is the whole
 * list when the table has more pages than it.
 */
module.exports = function globalData(source) {
  const { base } = this.getOptions();
  const { groups } = readTables(this);
  const data = JSON.parse(source);
  const [version] = data['docusaurus-plugin-content-docs'].default.versions;
  const tables = groups.map(({ pages }) => Object.fromEntries(pages.map(({ path }) => [path.slice(base.length), 0])));
  const sidebars = groups.map(({ attributes }) => attributes.sidebar);
  const text = ({ id, path, sidebar }) => JSON.stringify([id, path, sidebar]);
  const listed = new Set(docsOf(base, tables, sidebars).map(text));
  const rest = version.docs.filter((doc) => !listed.delete(text(doc)));
  // Pages of another version or of another instance of the plugin stand in the table too.
  if (listed.size > 0) return `export default ${source};`;
  version.docs = rest;
  return [
    "import tables from '@generated/registry';",
    `const data = JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
    docsOf,
    "const [version] = data['docusaurus-plugin-content-docs'].default.versions;",
    `version.docs.push(...docsOf(${JSON.stringify(base)}, tables, ${JSON.stringify(sidebars)}));`,
    'export default data;',
  ].join('\n');
};
