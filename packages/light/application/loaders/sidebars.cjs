/**
 * Prints the sidebars without the addresses that are a page's id below the base, as most are. `client/sidebars.ts` adds
 * them again, so every field stays for whoever reads it.
 */
module.exports = function sidebars(source) {
  const { base } = this.getOptions();
  const text = JSON.stringify(JSON.parse(source), (_, value) =>
    typeof value?.docId === 'string' && value.href === base + value.docId ? { ...value, href: undefined } : value,
  );
  const client = JSON.stringify(require.resolve('../client/sidebars.ts'));
  return `import { withHrefs } from ${client};\nexport default withHrefs(${JSON.stringify(text)}, ${JSON.stringify(base)});`;
};
