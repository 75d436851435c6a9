const { readFileSync } = require('node:fs');

/** Replaces the module by another file and re-exports its names. Pitches before all other loaders. */
module.exports.pitch = function pitch() {
  const { file } = this.getOptions();
  const request = JSON.stringify(file);
  const hasDefault = /^export (?:default|\{ default)/m.test(readFileSync(file, 'utf8'));
  this.addDependency(file);
  return `export * from ${request};${hasDefault ? ` export { default } from ${request};` : ''}`;
};
