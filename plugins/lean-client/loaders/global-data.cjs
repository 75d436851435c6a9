const { isDeepStrictEqual } = require('node:util');
const { readTables } = require('./tables.cjs');
const { docOf } = require('./doc-of.cjs');

const DOCS = 'docusaurus-plugin-content-docs';

/**
 * The framework's global data, whose largest part repeats the table of pages: id, path and sidebar of each document. They are
 * made from the table instead, as long as that gives the very same list.
 */
module.exports = function globalData(source) {
  const { base } = this.getOptions();
  const { groups } = readTables(this);
  const data = JSON.parse(source);
  const versions = data[DOCS]?.default?.versions;
  if (versions?.length !== 1) throw new Error('global data: expected one version of the documents');
  const [version] = versions;
  const derived = groups.flatMap(({ pages, attributes }) =>
    pages.map(({ path }) => docOf(base, path.slice(base.length), attributes.sidebar)),
  );
  const byId = (a, b) => (a.id < b.id ? -1 : 1);
  if (!isDeepStrictEqual([...derived].sort(byId), [...version.docs].sort(byId)))
    throw new Error(
      'global data: the documents do not follow from the routes: see plugins/lean-client/loaders/doc-of.cjs',
    );
  const sidebars = groups.map(({ attributes }) => attributes.sidebar ?? null);
  version.docs = [];
  return [
    "import tables from '@generated/registry';",
    `import { docOf } from ${JSON.stringify(require.resolve('./doc-of.cjs'))};`,
    `const data = ${JSON.stringify(data)};`,
    `const sidebars = ${JSON.stringify(sidebars)};`,
    `data[${JSON.stringify(DOCS)}].default.versions[0].docs = tables.flatMap((table, index) =>`,
    `  Object.keys(table).map((path) => docOf(${JSON.stringify(base)}, path, sidebars[index] ?? undefined)));`,
    'export default data;',
  ].join('\n');
};
