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

/**
 * Leaves out of two generated files what no code of the browser reads: build options of the configuration, and the titles
 * and descriptions of all pages, which only cards of category pages show (this site has its own).
 */
module.exports = function leanData(source) {
  if (this.resourcePath.endsWith('.json')) {
    const { version } = JSON.parse(source);
    return JSON.stringify({ version: { ...version, docs: {} } });
  }
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const read = Object.entries(config).filter(([field]) => !BUILD_ONLY.has(field));
  return `export default ${JSON.stringify(Object.fromEntries(read))};`;
};
