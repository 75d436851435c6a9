import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract } from '@sdk-docs/reference/model/contract';
import type { Upstream } from '@sdk-docs/reference/model/surface';
import type { Example } from '../read/example';
import type { Recording } from '../read/recording';
import { sealOf } from '../read/seal';
import { markStatements, transpile } from './mark-statements';
import { runExample } from './run-example';
import { RECORDING_TIME, testAccount } from './wallet';

export interface Surroundings {
  readonly root: string;
  readonly upstream: Upstream;
  /** Folder of the built SDK. */
  readonly sdk: string;
  readonly contracts: readonly Contract[];
  /** Returns the id of a member of Chain. */
  readonly chainId: (member: string) => number;
  /** Hash of the recorder. */
  readonly recorder: string;
}

/**
 * Runs an example in its own folder and process and returns its recording.
 *
 * @throws Error like `runExample`
 */
export async function execute(surroundings: Surroundings, example: Example): Promise<Recording> {
  const { root, sdk, upstream, contracts, recorder } = surroundings;
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const chainId = surroundings.chainId(example.chain);
  const child = fileURLToPath(new URL('./child.ts', import.meta.url));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    mkdirSync(join(folder, 'node_modules', dirname(upstream.package)), { recursive: true });
    symlinkSync(sdk, join(folder, 'node_modules', upstream.package));
    symlinkSync(join(root, 'node_modules/viem'), join(folder, 'node_modules/viem'));
    writeFileSync(join(folder, 'child.js'), transpile(child, readFileSync(child, 'utf8')));
    writeFileSync(join(folder, 'example.js'), markStatements(example.file, example.text));
    const content = {
      example: example.name,
      sha256: example.sha256,
      recorder,
      package: upstream.package,
      version: upstream.version,
      chain: example.chain,
      chainId,
      account: testAccount.address,
      time: RECORDING_TIME,
      requests: await runExample(folder, example, contracts, chainId),
    };
    return { ...content, seal: sealOf(content) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
