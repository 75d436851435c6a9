import { readFileSync } from 'node:fs';
import { fieldReads } from './field-reads';
import { KNOWN_READS, type KnownRead } from './known-reads';
import pruned from './pruned.json';

const FIELDS: ReadonlySet<string> = new Set(Object.values(pruned).flat());

/** Modules of the framework, by their path. */
const FRAMEWORK = /[\\/]node_modules[\\/](@docusaurus[\\/].+)$/;

/** Says which bundled modules of the framework read a field that loaders/lean-data.cjs leaves out of their data. */
export function prunedReads(files: Iterable<string>, known: readonly KnownRead[] = KNOWN_READS): string[] {
  return [...files].flatMap((file) => {
    const module = FRAMEWORK.exec(file)?.[1]?.replaceAll('\\', '/');
    if (module === undefined || !/\.m?js$/.test(module)) return [];
    return fieldReads(readFileSync(file, 'utf8'), FIELDS)
      .filter(
        ({ field, within }) =>
          !known.some((read) => module.endsWith(read.module) && read.within === within && read.field === field),
      )
      .map(
        ({ field, within }) =>
          `${module} reads "${field}" in ${within}, which light/bodies leaves out of the browser's data: take the field out of ` +
          'light/bodies/data/pruned.json, or note in known-reads.ts why the read is of something else',
      );
  });
}
