import { checkSamples } from './check-samples';

/** `npm run check:samples` */
async function main(): Promise<void> {
  const { checked, optedOut, problems } = await checkSamples(process.cwd());
  for (const { block, reason } of optedOut) console.log(`${block.file}:${block.line} not checked: ${reason}`);
  for (const problem of problems) console.error(problem);
  console.log(`samples: ${checked} blocks type-checked, ${optedOut.length} opted out, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
