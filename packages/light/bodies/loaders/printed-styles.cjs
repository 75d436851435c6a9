const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Imports the style sheets of components in printed bodies. The browser's build drops the code of these components and
 * would drop their styles too.
 */
module.exports = function printedStyles() {
  const { components } = this.getOptions();
  this.addContextDependency(components);
  const sheets = readdirSync(components, { recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  if (sheets.length === 0) throw new Error(`no style sheet in ${components}: where are the components of pages?`);
  return sheets.map((file) => `import ${JSON.stringify(join(components, file))};`).join('\n');
};
