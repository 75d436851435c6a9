import { rebaseFolder } from './rebase';

/** `npm run rebase -- /some/path/ <folder> [build]` copies a delivered build for another base path. */
async function main(): Promise<void> {
  const [base, to, from = 'build'] = process.argv.slice(2);
  if (base === undefined || to === undefined) throw new Error('usage: npm run rebase -- /some/path/ <folder> [build]');
  await rebaseFolder(from, to, base);
  console.log(`${to}: the site of ${from} below ${base}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
