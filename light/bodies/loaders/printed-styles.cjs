const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Imports the style sheets of the components that bodies are printed with: their code is left out of the browser's build, and
 * would take the styles with it.
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
