import { BROWSERS, type BrowserKind } from './browsers';
import { endChain } from './chain';
import { CORE_SET } from './core-set';
import { removeFolder } from './folder-site';
import { installMissing } from './install';
import { kept } from './kept';
import { perform } from './perform';
import { isPassed, tableOf, type Result } from './table';

/**
 * `npm run test:browsers [folder]` runs the core set in every installed browser. BROWSERS=firefox,webkit selects these.
 * A check that fails is tried once more in a fresh browser; its first failure is printed.
 */
const folder = process.argv[2] ?? 'build';
const PATIENCE_MS = 20_000;

const chosen = process.env.BROWSERS?.toLowerCase().split(',');
const isChosen = ({ name }: BrowserKind): boolean => chosen?.includes(name.toLowerCase()) ?? true;

async function runIn(kind: BrowserKind): Promise<Result[]> {
  const start = isChosen(kind) ? kind.find() : undefined;
  if (start === undefined) {
    const reason = isChosen(kind) ? `not installed (${kind.packages[0] ?? ''})` : 'left out by BROWSERS';
    return CORE_SET.map(({ name }) => ({ check: name, browser: kind.name, state: 'skipped', reason }));
  }
  const results: Result[] = [];
  const browser = kept(start);
  for (const check of CORE_SET) {
    let outcome = await perform(check, browser, { folder, patience: PATIENCE_MS });
    if (outcome.failure !== undefined) {
      console.log(`again   ${kind.name}  ${check.name}: ${outcome.failure}`);
      // A browser that does not answer any more would fail the second try and the next checks too.
      await browser.stop();
      outcome = await perform(check, browser, { folder, patience: PATIENCE_MS });
    }
    const { failure, version } = outcome;
    const state = failure === undefined ? 'passed' : 'failed';
    console.log(`${state}  ${version ?? `${kind.name} did not start`}  ${check.name}`);
    results.push({ check: check.name, browser: kind.name, state, reason: failure });
    if (failure !== undefined) await browser.stop();
  }
  await browser.stop();
  return results;
}

async function main(): Promise<void> {
  installMissing(BROWSERS.filter(isChosen));
  const results = (await Promise.all(BROWSERS.map(runIn))).flat();
  await endChain();
  await removeFolder();
  console.log(`\n${tableOf(results)}`);
  if (!isPassed(results)) process.exitCode = 1;
}

void main();
