import { performance } from 'node:perf_hooks';
import { generate, SurfaceError } from './run';

/** `npm run generate`: writes the reference of the repository it stands in. */
async function main(): Promise<void> {
  const start = performance.now();
  const { written, removed } = await generate(process.cwd());
  console.log(`reference: ${written} files written, ${removed} removed, ${Math.round(performance.now() - start)} ms`);
}

main().catch((error: unknown) => {
  console.error(error instanceof SurfaceError ? error.message : error);
  process.exitCode = 1;
});
