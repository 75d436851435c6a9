import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import type { NotObserved, Observation } from '@sdk-docs/reference/model/observation';
import { readExamples, type Example } from '@sdk-docs/content/samples/read/example';
import { observationFile, readObservation, scenarioHash } from '@sdk-docs/content/samples/read/observation';
import { findPackage } from '@sdk-docs/content/samples/record/package';
import { artifactsIn } from './artifacts';
import { baseGround } from './ground/base';
import { mainnetGround } from './ground/mainnet';
import { recordReverts } from './provocations/record';
import { observe, readScenario } from './run/observe';

/**
 * `npm run samples:observe [-- part of a name] [-- --stale]` runs the examples against the contracts' public code on a
 * local chain and writes what happened. With `--reverts` it makes every provocation instead, without the SDK. It needs
 * PUFFER_SDK and CONTRACT_ARTIFACTS (packages/evidence/README.md).
 */
async function main(): Promise<void> {
  const root = process.cwd();
  const artifacts = artifactsIn(process.env.CONTRACT_ARTIFACTS);
  const reference = referenceOf(root);
  if (process.argv.includes('--reverts')) return recordReverts(root, reference, artifacts);
  const { upstream } = reference.surface;
  const folder = findPackage(root, upstream, process.env.PUFFER_SDK);
  const sdk = { folder, name: upstream.package, version: upstream.version };
  const stale = process.argv.includes('--stale');
  const part = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
  const grounds = { Mainnet: await mainnetGround(reference, artifacts), Base: await baseGround(reference, artifacts) };
  try {
    for (const example of readExamples(root).values()) {
      if (!example.name.includes(part) || (stale && isFresh(root, example))) continue;
      const ground = grounds[example.chain as keyof typeof grounds];
      const { notObserved } = await readScenario(root, example.name);
      if (ground === undefined || notObserved !== undefined) {
        const reason = notObserved ?? `the trial has no contracts on ${example.chain}`;
        save(root, { example: example.name, notObserved: reason });
        console.log(`${example.name}: not observed: ${reason}`);
        continue;
      }
      await write(root, example, () => observe(root, ground, sdk, example));
    }
  } finally {
    for (const { node } of Object.values(grounds)) node.stop();
  }
}

function isFresh(root: string, { name, sha256 }: Example): boolean {
  const old = readObservation(root, name);
  return old?.sha256 === sha256 && old.scenario === scenarioHash(root, name);
}

const save = (root: string, observed: Observation | NotObserved): void =>
  writeFileSync(join(root, observationFile(observed.example)), `${JSON.stringify(observed, null, 2)}\n`);

async function write(root: string, { name }: Example, run: () => ReturnType<typeof observe>): Promise<void> {
  try {
    const observation = await run();
    save(root, observation);
    const sent = observation.transactions.map((one) => `${one.function} ${one.status} ${one.gasUsed ?? ''}`);
    console.log(`${name}: ${sent.join(', ')}${observation.error === null ? '' : ` | ${observation.error}`}`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // A partly deployed chain would keep the process alive.
  process.exit(1);
});
