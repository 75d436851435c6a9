const { join } = require('node:path');

/**
 * Replaces a page. In the browser: the page's exports, with its printed body or its rendered content. On the server:
 * the page, whose islands are marked in a printed body.
 */
module.exports.pitch = function pitch() {
  const done = this.async();
  const { formOf, isServer, islands } = this.getOptions();
  formOf(this.resourcePath).then((form) => {
    for (const file of form.files) this.addDependency(file);
    done(null, print(`${this.resourcePath}?whole`, form, { isServer, islands }));
  }, done);
};

const client = (file) => JSON.stringify(require.resolve(`../client/${file}`));

function print(request, { form, islands: names }, { isServer, islands }) {
  const page = JSON.stringify(request);
  if (isServer && form === 'whole') return `export * from ${page}; export { default } from ${page};`;
  if (isServer)
    return `
    import Page from ${page};
    import { printedPage } from ${JSON.stringify(require.resolve('../server/island.tsx'))};
    export * from ${page};
    export default printedPage(Page);
  `;
  if (form === 'whole')
    return `
    import { createElement } from 'react';
    import Page from ${page};
    import Frame from ${JSON.stringify(require.resolve('../theme/DocItem/Content/index.tsx'))};
    export * from ${page};
    export default function WholePage(props) { return createElement(Frame, null, createElement(Page, props)); }
  `;
  const table = names.map((name) => {
    const [key, file, chunk] = [name, join(islands, name), `island-${name}`].map((text) => JSON.stringify(text));
    return `${key}: () => import(/* webpackChunkName: ${chunk} */ ${file})`;
  });
  const live = names.length === 0 ? '' : ', createElement(Islands, { permalink: metadata.permalink, table })';
  return `
    import { createElement } from 'react';
    import { metadata } from ${page};
    import { PrintedBody } from ${client('printed-body.tsx')};
    ${names.length === 0 ? '' : `import { Islands } from ${client('islands.tsx')}; const table = { ${table.join(', ')} };`}
    export * from ${page};
    export const isPrinted = true;
    export default function PrintedPage() {
      return createElement(PrintedBody, { permalink: metadata.permalink }${live});
    }
  `;
}
