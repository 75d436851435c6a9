import { writeFileSync } from 'node:fs';
import { generateAbis } from '../generator/run';
import { itemsOf } from './items';
import { lockOf } from './lock-of';
import { packageDifferences, readRelease } from './package-differences';
import { report } from './places';

/**
 * `npm run surface:compare -- <folder of the SDK> [--json] [--lock]`: prints the differences between the package and
 * `surface/`, by page. With `--lock` and without a difference it writes the lock anew. Exit code 1 when they differ, 2
 * when the folder has no SDK.
 */
async function main(words: readonly string[]): Promise<number> {
  const folder = words.find((word) => !word.startsWith('--'));
  if (folder === undefined) throw new Error('name the folder of the SDK, with sources in lib/ or built in dist/');
  const surface = await generateAbis(process.cwd());
  const comparison = await packageDifferences(process.cwd(), surface, folder);
  const { differences, items, undeclared } = comparison;
  if (words.includes('--json')) console.log(JSON.stringify(comparison, null, 2));
  else {
    if (differences.length > 0) console.log(report(differences));
    for (const path of undeclared) console.log(`${path}: the package ships no declarations, nothing was compared`);
    console.log(`${items} items of the package, ${differences.length} differences`);
  }
  if (words.includes('--lock') && differences.length === 0) {
    const found = itemsOf(await readRelease(folder));
    const lock = lockOf(surface, new Set(found.keys()));
    writeFileSync('surface/surface.lock.json', `${JSON.stringify(lock, null, 2)}\n`);
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
