/**
 * Stands for a page. In the browser: what the page exports beside its text, and its printed body. On the server: the whole page,
 * under the same name as in the browser, because both compilations wait for one another by that name.
 */
module.exports.pitch = function pitch() {
  const page = JSON.stringify(`${this.resourcePath}?whole`);
  if (this.getOptions().isServer) return `export * from ${page}; export { default } from ${page};`;
  return `
    import { createElement } from 'react';
    import { metadata } from ${page};
    import { PrintedBody } from ${JSON.stringify(require.resolve('../client/printed-body.tsx'))};
    export * from ${page};
    export default function PrintedPage() { return createElement(PrintedBody, { permalink: metadata.permalink }); }
  `;
};
