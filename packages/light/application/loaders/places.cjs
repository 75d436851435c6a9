/**
 * Prints generated data without the addresses that are a page's id below the base, as most are. `client/places.ts` adds
 * them again, so every field stays for whoever reads it.
 */
module.exports = function places(source) {
  const { base } = this.getOptions();
  const text = JSON.stringify(JSON.parse(source), (_, value) => {
    if (typeof value?.docId === 'string' && value.href === base + value.docId) return { ...value, href: undefined };
    if (typeof value?.sidebar === 'string' && value.path === base + value.id) return { ...value, path: undefined };
    return value;
  });
  const client = JSON.stringify(require.resolve('../client/places.ts'));
  return `import { withPlaces } from ${client};\nexport default withPlaces(${JSON.stringify(text)}, ${JSON.stringify(base)});`;
};
