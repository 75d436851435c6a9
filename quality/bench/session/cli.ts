import { parseArgs } from 'node:util';
import { SESSION_BUDGET } from '../../../site/config/budgets';
import { BASE_URL } from '../../../site/config/limits';
import { withSite } from '../site';
import { navigate, timesTable } from './navigate';
import { problems, table } from './session';
import { walk } from './walk';

/** A guide and the heaviest handler. */
const NAVIGATIONS = ['/guides/withdrawing', '/api/contracts/handlers/institutional-vault-handler'];

/**
 * `npm run bench:session -- [folder] [--budget bytes] [--settle 6]` measures what a reading session loads, and fails above
 * its budget. `--navigations 5` measures instead how long the pages of the session take on a slow device.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { budget: { type: 'string' }, settle: { type: 'string', default: '6' }, navigations: { type: 'string' } },
  });
  const [folder = 'build'] = positionals;
  const budget = Number(values.budget ?? SESSION_BUDGET.bytes);
  const settle = Number(values.settle);
  if (!(budget > 0 && settle > 0)) throw new Error('--budget and --settle take numbers above 0');
  await withSite(folder, BASE_URL, async (browser, site) => {
    if (values.navigations !== undefined) {
      const times = await navigate(browser, site.address, NAVIGATIONS, Number(values.navigations));
      console.log(`${folder}, milliseconds from click to text\n\n${timesTable(times)}`);
      return;
    }
    const steps = await walk(browser, site, SESSION_BUDGET, settle);
    console.log(`${folder}, bytes in gzip\n\n${table(steps)}`);
    for (const problem of problems(steps, budget)) {
      console.error(problem);
      process.exitCode = 1;
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
