import { fullDisk } from '@sdk-docs/reference/generator/full-disk';
import { deliver } from './deliver';

const folder = process.argv[2] ?? 'build';

/** `npm run deliver [folder]` prepares a build for its host and prints its size and the CPU time. */
async function main(): Promise<void> {
  const { raw, br, gzip } = await deliver(folder, '.generated/delivery/headers.caddy');
  const { user, system } = process.cpuUsage();
  console.log(
    `${folder}: ${raw} bytes, br ${br}, gzip ${gzip}; ${((user + system) / 1e6).toFixed(1)} s of CPU time in all threads`,
  );
}

main().catch((error: unknown) => {
  console.error(fullDisk([folder, '.']) ?? error);
  process.exitCode = 1;
});
