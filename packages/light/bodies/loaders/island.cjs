const { relative, sep } = require('node:path');

/** Replaces an island on the server by its component, which is marked inside a printed body. */
module.exports.pitch = function pitch() {
  const { islands, siteDir } = this.getOptions();
  const component = JSON.stringify(`${this.resourcePath}?plain`);
  const path = (from) => relative(from, this.resourcePath).split(sep).join('/');
  const name = path(islands).replace(/\.[jt]sx?$/, '');
  return `
    import Component from ${component};
    import { island } from ${JSON.stringify(require.resolve('../server/island.tsx'))};
    export default island(${JSON.stringify(name)}, ${JSON.stringify(path(siteDir))}, Component);
  `;
};
