const { DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds, unwrapMdxCodeBlocks } = require('@docusaurus/utils');

let parser;

/** The parser of MDX with the syntax that the framework adds. Native import, because these packages are ES modules. */
async function createParser() {
  const [{ createProcessor }, ...plugins] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-directive'),
    import('@slorber/remark-comment'),
  ]);
  return createProcessor({ format: 'mdx', remarkPlugins: plugins.map((plugin) => plugin.default) });
}

/** The tree of a page's MDX and its front matter. Fails where the page is no MDX. */
module.exports = async function parseMdx(text) {
  parser ??= createParser();
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ fileContent: text });
  // Lines count from the start of the file.
  const above = text.slice(0, Math.max(0, text.indexOf(content))).replace(/[^\n]/g, '');
  const processor = await parser;
  return { frontMatter, tree: processor.parse(above + escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content))) };
};
