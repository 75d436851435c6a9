import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { draft } from './draft';
import { itemsOf } from './items';
import { packageDifferences, readRelease } from './package-differences';
import { report } from './places';

/**
 * `npm run surface:draft -- <folder of the SDK>`: writes stubs for what is new into `surface/`, and prints what is gone, with all
 * that names it, and what changed. A stub says TODO, which stops every build until a person has written it.
 */
async function main([folder]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error('name the folder of the SDK, with sources in lib/ or built in dist/');
  const root = process.cwd();
  const { differences } = await packageDifferences(root, folder);
  const { files, left, gone, changed } = draft(root, differences, itemsOf(await readRelease(folder)));
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
