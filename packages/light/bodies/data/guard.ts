import { readFileSync } from 'node:fs';
import { fieldReads } from './field-reads';
import { KNOWN_READS, type KnownRead } from './known-reads';
import pruned from './pruned.json';

const FIELDS: ReadonlySet<string> = new Set(Object.values(pruned).flat());

/** Matches a module of the framework and captures its path in node_modules. */
const FRAMEWORK = /[\\/]node_modules[\\/](@docusaurus[\\/].+)$/;

/**
 * Returns one sentence for each bundled module of the framework that reads a field which loaders/lean-data.cjs removes.
 */
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
          `${module} reads "${field}" in ${within}, which light/bodies removes from the browser's data: delete the field from ` +
          'packages/light/bodies/data/pruned.json, or explain the read in packages/light/bodies/data/known-reads.ts',
      );
  });
}
