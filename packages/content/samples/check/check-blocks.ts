import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Example } from '../read/example';
import { readMeta } from '../read/fence-meta';
import type { SampleModule } from '../read/modules';
import type { SampleProgram } from '../read/program';
import { RECORDING_TIME, testAccount } from '../record/wallet';
import { clientChains } from './code/client-chains';
import { exampleCode } from './code/example-code';
import type { Recorded } from './code/known-values';
import { placeOf } from './place';
import { blockFindings } from './rules/all-rules';

/**
 * Applies the rules of examples to hand-written blocks of pages. Blocks are not executed, so rules that need a
 * recording are left out; calls inside functions count too, because guides show helpers.
 *
 * @returns `site/docs/guides/x.mdx:31 decimals: the mistake and its fix`
 */
export function checkBlocks(
  root: string,
  reference: Reference,
  program: SampleProgram,
  modules: readonly SampleModule[],
): string[] {
  const problems = modules.flatMap((module) => {
    const source = program.source(module.path);
    const [chain = 'Mainnet'] = clientChains(source);
    const example = blockExample(module, chain);
    const code = exampleCode(root, reference, program, example, notRecorded(reference, chain), true);
    return blockFindings(code).flatMap(({ rule, line, text }) => {
      const place = placeOf(module, line);
      if (place.block !== null && readMeta(place.block.meta).breaks?.startsWith(`${rule}: `)) return [];
      return [`${place.file}:${place.line} ${rule}: ${text}`];
    });
  });
  return [...new Set(problems)];
}

/** A block in the shape of an example, without settings, canned answers and claims. */
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
  page: null,
  notExecuted: '',
  regions: new Map(),
});

/** What the rules read of an example or a block without a recording. */
export const notRecorded = (reference: Reference, chain: string): Recorded => ({
  chain,
  chainId: Number(reference.enumeration('Chain').members.find(({ name }) => name === chain)?.value ?? 1),
  account: testAccount.address,
  time: RECORDING_TIME,
  requests: [],
});
