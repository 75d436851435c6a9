import { readFile } from 'node:fs/promises';
import { rules } from './all';
import { loadBuild } from './build';
import { heaviest } from './rules/sizes';

/**
 * `npm run check:build [folder]` checks a build with all rules, and prints every problem and the size of each class of
 * pages.
 */
async function main(): Promise<void> {
  const build = await loadBuild(process.argv[2] ?? 'build');
  const lists = { routes: await readFile('site/routes.txt', 'utf8') };
  let total = 0;
  for (const { name, check } of rules) {
    const problems = await check(build, lists);
    total += problems.length;
    for (const problem of problems) console.error(`${name}: ${problem}`);
  }
  for (const line of await heaviest(build)) console.log(line);
  console.log(`checks: ${rules.length} rules on ${build.pages.length} pages, ${total} problems`);
  if (total > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
