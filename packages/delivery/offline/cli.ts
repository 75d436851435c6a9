import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineCopy, type Release } from './copy';
import { OFFLINE_FILE, OFFLINE_LIMIT } from '../settings';

/** `npm run offline [folder]` writes the offline copy of a delivered build into it. */
async function main(): Promise<void> {
  const folder = process.argv[2] ?? 'build';
  const release = JSON.parse(await readFile('surface/upstream.json', 'utf8')) as Release;
  const copy = await offlineCopy(folder, release);
  if (copy.length > OFFLINE_LIMIT)
    throw new Error(`the offline copy has ${copy.length} bytes, more than ${OFFLINE_LIMIT}`);
  await writeFile(join(folder, OFFLINE_FILE), copy);
  const { user, system } = process.cpuUsage();
  console.log(
    `${join(folder, OFFLINE_FILE)}: ${copy.length} bytes; ${((user + system) / 1e6).toFixed(1)} s of CPU time`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
