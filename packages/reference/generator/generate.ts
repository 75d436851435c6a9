import { performance } from 'node:perf_hooks';
import { fullDisk } from './full-disk';
import { generate, SurfaceError } from './run';

/** `npm run generate` writes the reference of this repository. */
async function main(): Promise<void> {
  const start = performance.now();
  const { written, removed } = await generate(process.cwd());
  console.log(`reference: ${written} files written, ${removed} removed, ${Math.round(performance.now() - start)} ms`);
}

main().catch((error: unknown) => {
  console.error(error instanceof SurfaceError ? error.message : (fullDisk(['.']) ?? error));
  process.exitCode = 1;
});
