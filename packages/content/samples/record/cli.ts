import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { readExamples, type Example } from '../read/example';
import { readRecording, recordingFile } from '../read/recording';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { execute, type Surroundings } from './execute';
import { findPackage } from './package';
import { recorderHash } from './recorder';

/**
 * `npm run samples:record [-- part of a name] [-- --stale]` executes the examples with the real SDK and writes their
 * requests.
 */
async function main(): Promise<void> {
  const root = process.cwd();
  const { surface } = referenceOf(root);
  const chains = surface.modules
    .flatMap(({ exports }) => exports)
    .find(({ kind, name }) => kind === 'enum' && name === 'Chain');
  const surroundings: Surroundings = {
    root,
    upstream: surface.upstream,
    sdk: findPackage(root, surface.upstream, process.env.PUFFER_SDK),
    contracts: surface.contracts,
    recorder: recorderHash(root),
    chainId: (member) => {
      const found = chains?.kind === 'enum' ? chains.members.find(({ name }) => name === member) : undefined;
      if (found === undefined) throw new Error(`@chain ${member}: no member of Chain`);
      return Number(found.value);
    },
  };
  const stale = process.argv.includes('--stale');
  const part = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
  mkdirSync(join(root, 'examples/recordings'), { recursive: true });
  const open = [...readExamples(root).values()].filter((example) => {
    if (!example.name.includes(part) || example.notExecuted !== null) return false;
    return !stale || !isFresh(surroundings, example);
  });
  const work = async (): Promise<void> => {
    for (let example = open.shift(); example !== undefined; example = open.shift()) await record(surroundings, example);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function isFresh({ root, recorder, upstream }: Surroundings, { name, sha256 }: Example): boolean {
  const old = readRecording(root, name);
  return (
    old?.sha256 === sha256 && old.recorder === recorder && old.version === upstream.version && old.seal === sealOf(old)
  );
}

async function record(surroundings: Surroundings, example: Example): Promise<void> {
  try {
    const recording = await execute(surroundings, example);
    writeFileSync(join(surroundings.root, recordingFile(example.name)), `${JSON.stringify(recording, null, 2)}\n`);
    const sent = recording.requests.map(({ method }) => method).filter((method) => /send|sign/.test(method));
    console.log(
      `${example.name}: ${recording.requests.length} requests${sent.length > 0 ? `, ${sent.join(', ')}` : ''}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
