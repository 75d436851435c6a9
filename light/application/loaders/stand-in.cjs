const { readFileSync } = require('node:fs');

/** Pitches before all other loaders: the module is another file, by its exports. */
module.exports.pitch = function pitch() {
  const { file } = this.getOptions();
  const request = JSON.stringify(file);
  const hasDefault = /^export (?:default|\{ default)/m.test(readFileSync(file, 'utf8'));
  this.addDependency(file);
  return `export * from ${request};${hasDefault ? ` export { default } from ${request};` : ''}`;
};
