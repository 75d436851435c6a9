import { packageDifferences } from './package-differences';
import { report } from './places';

/**
 * `npm run surface:compare -- <folder of the SDK> [--json]`: prints what the package has and `surface/` says otherwise, by page.
 * Exit code 1 when they differ, 2 when the folder holds no SDK.
 */
async function main(words: readonly string[]): Promise<number> {
  const folder = words.find((word) => !word.startsWith('--'));
  if (folder === undefined) throw new Error('name the folder of the SDK, with sources in lib/ or built in dist/');
  const comparison = await packageDifferences(process.cwd(), folder);
  const { differences, items, undeclared } = comparison;
  if (words.includes('--json')) console.log(JSON.stringify(comparison, null, 2));
  else {
    if (differences.length > 0) console.log(report(differences));
    for (const path of undeclared) console.log(`${path}: the package ships no declarations, nothing was compared`);
    console.log(`${items} items of the package, ${differences.length} differences`);
  }
  return differences.length > 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
