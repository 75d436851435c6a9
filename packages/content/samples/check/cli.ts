import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { generate } from '@sdk-docs/reference/generator/run';
import { checkSamples } from './check-samples';

/**
 * `npm run check:samples [name of an example]` writes the reference first: its pages contain samples, and samples import its ABIs. A name
 * limits it to that example.
 */
async function main(): Promise<void> {
  await generate(process.cwd());
  const { checked, examples, executed, optedOut, problems } = checkSamples(
    process.cwd(),
    referenceOf(process.cwd()),
    process.argv[2],
  );
  for (const { block, reason } of optedOut) console.log(`${block.file}:${block.line} not checked: ${reason}`);
  for (const problem of problems) console.error(problem);
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
