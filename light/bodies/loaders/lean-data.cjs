/** Fields of the configuration that only the build reads. */
const BUILD_ONLY = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/** Fields of the items of a sidebar that no code of the browser reads on this site; `unlisted` says something only when true. */
const isRead = ([field, value]) => field !== 'docId' && field !== 'key' && !(field === 'unlisted' && value === false);

/**
 * Leaves out of generated files what no code of the browser reads: build options of the configuration; versions of plugins; the
 * titles and descriptions of all pages, which only cards of category pages show (this site has its own), and what items of the sidebar
 * say to those cards and to the build.
 */
module.exports = function leanData(source) {
  if (this.resourcePath.endsWith('site-metadata.json'))
    return JSON.stringify({ ...JSON.parse(source), pluginVersions: {} });
  if (this.resourcePath.endsWith('.json')) {
    const { version } = JSON.parse(source);
    return JSON.stringify({ version: { ...version, docs: {}, docsSidebars: lean(version.docsSidebars) } });
  }
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const read = Object.entries(config).filter(([field]) => !BUILD_ONLY.has(field));
  return `export default ${JSON.stringify(Object.fromEntries(read))};`;
};

function lean(value) {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== 'object' || value === null) return value;
  const read = Object.entries(value).filter(isRead);
  return Object.fromEntries(read.map(([field, inner]) => [field, lean(inner)]));
}
