import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { draft } from './draft';
import { generateAbis } from '../generator/run';
import { inferredReturns } from './inferred-returns';
import { itemsOf } from './items';
import { packageDifferences, readRelease } from './package-differences';
import { report } from './places';
import { formOf } from './read-package';

/**
 * `npm run surface:draft -- <folder of the SDK>`: writes stubs for new items into `surface/`, and prints removed items
 * with all references to them, and changed ones. A stub contains TODO, which fails every build until a person replaces
 * it.
 */
async function main([folder]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error('name the folder of the SDK, with sources in lib/ or built in dist/');
  const root = process.cwd();
  const surface = await generateAbis(root);
  const { differences } = await packageDifferences(root, surface, folder);
  const added = differences.filter(({ kind }) => kind === 'added').map(({ key }) => key);
  const items = new Map([
    ...inferredReturns(root, folder, formOf(folder), added),
    ...itemsOf(await readRelease(folder)),
  ]);
  const { files, left, gone, changed } = draft(root, differences, items);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`stubs: ${file}`);
  }
  for (const key of left) console.log(`no place for ${key}: write it by hand`);
  for (const { key, places } of gone) console.log([`gone: ${key}`, ...places.map((place) => `  ${place}`)].join('\n'));
  if (changed.length > 0) console.log(`changed, to correct by hand:\n${report(changed)}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
