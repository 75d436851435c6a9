const { DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds, unwrapMdxCodeBlocks } = require('@docusaurus/utils');

let parser;

/**
 * Returns an MDX parser with the framework's syntax extensions. Native import, because these packages are ES modules.
 */
async function createParser() {
  const [{ createProcessor }, ...plugins] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-directive'),
    import('@slorber/remark-comment'),
  ]);
  return createProcessor({ format: 'mdx', remarkPlugins: plugins.map((plugin) => plugin.default) });
}

/** Parses a page into its MDX tree and front matter. Rejects for invalid MDX. */
module.exports = async function parseMdx(text) {
  parser ??= createParser();
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ fileContent: text });
  // Replaces the front matter by empty lines, so that line numbers refer to the file.
  const above = text.slice(0, Math.max(0, text.indexOf(content))).replace(/[^\n]/g, '');
  const processor = await parser;
  return { frontMatter, tree: processor.parse(above + escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content))) };
};
