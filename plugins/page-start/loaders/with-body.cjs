/** Lets the framework's table of modules give out a page only when its printed body is at hand. */
module.exports = function withBody(source) {
  const bodies = JSON.stringify(require.resolve('../client/bodies.ts'));
  const pages = /import\([^()]*"@site\/docs\/[^"]+"\)/g;
  if (!pages.test(source)) throw new Error('the table of modules names no page: has the framework changed its form?');
  return `import { withBody } from ${bodies};\n${source.replace(pages, '$&.then(withBody)')}`;
};
