import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { generate, generateAbis, SurfaceError } from '@sdk-docs/reference/generator/run';
import { checkSamples, pageProblems } from './check-samples';

/**
 * `npm run check:samples [name of an example]` writes the reference first: its pages contain samples, and samples import its ABIs. A name
 * limits it to that example and the pages that show it. A problem of the surface, or a page without a route, does not keep it from the
 * samples.
 */
async function main(): Promise<void> {
  // Invalid MDX is named within seconds, before the reference is written and types are checked.
  const named = pageProblems(process.cwd(), process.argv[2]);
  for (const problem of named) console.error(problem);
  await generate(process.cwd()).catch(async (error: unknown) => {
    if (!(error instanceof SurfaceError)) throw error;
    await generateAbis(process.cwd());
    console.error(error.message);
    process.exitCode = 1;
  });
  const { checked, examples, executed, optedOut, problems } = checkSamples(
    process.cwd(),
    referenceOf(process.cwd()),
    process.argv[2],
  );
  for (const { block, reason } of optedOut) console.log(`${block.file}:${block.line} not checked: ${reason}`);
  for (const problem of problems.filter((each) => !named.includes(each))) console.error(problem);
  console.log(
    `samples: ${checked} blocks and ${examples} examples type-checked, ${executed} recordings compared with the surface, ` +
      `${optedOut.length} opted out, ${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
