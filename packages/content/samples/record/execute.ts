import { fileURLToPath } from 'node:url';
import type { Contract } from '@sdk-docs/reference/model/contract';
import type { Upstream } from '@sdk-docs/reference/model/surface';
import type { Example } from '../read/example';
import type { Recording } from '../read/recording';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { withExampleFolder } from './example-folder';
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
  const chainId = surroundings.chainId(example.chain);
  const child = fileURLToPath(new URL('./child.ts', import.meta.url));
  return withExampleFolder({ root, sdk, sdkName: upstream.package, child, example }, async (folder) => {
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
  });
}
