import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Example } from '../read/example';
import { readMeta } from '../read/fence-meta';
import type { SampleModule } from '../read/modules';
import type { SampleProgram } from '../read/program';
import type { Recording } from '../read/recording';
import { RECORDING_TIME, testAccount } from '../record/wallet';
import { clientChains } from './code/client-chains';
import { exampleCode } from './code/example-code';
import { blockFindings } from './rules/all-rules';

/**
 * Applies the rules of examples to the blocks that pages hold by hand. A block was not executed, so the rules that need a
 * recording are left out; calls inside of functions count too, because guides show helpers.
 *
 * @returns `site/docs/guides/x.mdx:31 decimals: the mistake and its fix`
 */
export function checkBlocks(
  root: string,
  reference: Reference,
  program: SampleProgram,
  modules: readonly SampleModule[],
): string[] {
  return modules.flatMap((module) => {
    const source = program.source(module.path);
    const [chain = 'Mainnet'] = clientChains(source);
    const code = exampleCode(
      root,
      reference,
      program,
      blockExample(module, chain),
      notRecorded(reference, chain),
      true,
    );
    return blockFindings(code).flatMap(({ rule, line, text }) => {
      const place = module.lines[Math.min(line, module.lines.length) - 1];
      if (place?.block && readMeta(place.block.meta).breaks?.startsWith(`${rule}: `)) return [];
      return [`${place?.file ?? module.path}:${place?.line ?? line} ${rule}: ${text}`];
    });
  });
}

/** A block as the rules see an example: nothing is brought, answered or claimed. */
const blockExample = ({ path, code }: SampleModule, chain: string): Example => ({
  name: path,
  file: path,
  text: code,
  sha256: '',
  imports: [],
  summary: '',
  chain,
  env: {},
  answers: {},
  approved: null,
  intercepts: null,
  observes: null,
  notExecuted: '',
  regions: new Map(),
});

const notRecorded = (reference: Reference, chain: string): Recording => ({
  example: '',
  sha256: '',
  recorder: '',
  package: '',
  version: '',
  chain,
  chainId: Number(reference.enumeration('Chain').members.find(({ name }) => name === chain)?.value ?? 1),
  account: testAccount.address,
  time: RECORDING_TIME,
  requests: [],
  seal: '',
});
