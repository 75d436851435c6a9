import { metaProblems, readMeta } from './fence-meta';
import type { Fence } from './fences';

/** A fenced `ts` or `tsx` block of a Markdown file. */
export interface SampleBlock extends Fence {
  /** Path of the Markdown file, relative to the repository root. */
  readonly file: string;
  readonly language: 'ts' | 'tsx';
}

/** Returns the value of `no-check="..."`, which is empty without a reason; null for a block that is checked. */
export const optOut = ({ meta }: SampleBlock): string | null => readMeta(meta).noCheck;

/** Returns the example and region that an `example="..."` fence asks for; null for a block with its own code. */
export function included(meta: string): { readonly name: string; readonly region: string | null } | null {
  const { example, region } = readMeta(meta);
  return example === null ? null : { name: example, region };
}

/** Returns the TypeScript fences of a file. */
export const sampleBlocks = (file: string, fences: readonly Fence[]): SampleBlock[] =>
  fences.flatMap((fence) => {
    const { language, closed } = fence;
    // The text after an open fence is no code.
    return closed && (language === 'ts' || language === 'tsx') ? [{ ...fence, file, language }] : [];
  });

/** Syntax that only TypeScript and JavaScript have; Solidity imports with double quotes. */
const SCRIPT = /^\s*import [^;]*from '|\bawait [\w.]+\(|\bconst [\w{[][^=]* = /m;

/** A script in a fence with another language: no check would read it. */
const hiddenScript = ({ language, meta, code }: Fence): string[] =>
  ['ts', 'tsx', 'solidity'].includes(language) || readMeta(meta).noCheck || !SCRIPT.test(code)
    ? []
    : [`the code of "${language}" is not checked: write ts, or no-check="why"`];

/** Returns `file:line problem` for every invalid fence of a file. */
export function fenceProblems(file: string, fences: readonly Fence[]): string[] {
  const hasSetup = fences.some(({ meta }) => readMeta(meta).setup);
  return fences.flatMap((fence) => {
    const meta = readMeta(fence.meta);
    return [
      ...(fence.closed ? [] : ['the fence is not closed']),
      ...(meta.usesSetup && !hasSetup ? ['uses-setup, but the page has no block with "setup"'] : []),
      ...metaProblems(meta, fence.code),
      ...hiddenScript(fence),
    ].map((problem) => `${file}:${fence.line} ${problem}`);
  });
}
