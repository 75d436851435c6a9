const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Imports the style sheets of components in printed bodies. The browser's build drops the code of these components and
 * would drop their styles too.
 */
module.exports = function printedStyles() {
  const { components } = this.getOptions();
  return components
    .flatMap((folder) => {
      this.addContextDependency(folder);
      const sheets = readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith('.module.css'))
        .sort();
      if (sheets.length === 0) throw new Error(`no style sheet in ${folder}: where are the components of pages?`);
      return sheets.map((file) => `import ${JSON.stringify(join(folder, file))};`);
    })
    .join('\n');
};
