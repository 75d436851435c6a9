/**
 * Stands for a page. In the browser: what the page exports beside its text, once its text is at hand. On the server: the whole
 * page, under the same name as in the browser, because both compilations wait for one another by that name.
 */
module.exports.pitch = function pitch() {
  const page = JSON.stringify(`${this.resourcePath}?whole`);
  if (this.getOptions().isServer) return `export * from ${page}; export { default } from ${page};`;
  return `
    import { metadata } from ${page};
    import { loadBody } from ${JSON.stringify(require.resolve('../client/bodies.ts'))};
    export * from ${page};
    await loadBody(metadata.permalink);
    export default function PrintedPage() { return null; }
  `;
};
