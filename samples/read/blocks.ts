import { metaProblems, readMeta } from './fence-meta';
import type { Fence } from './fences';

/** A fenced `ts` or `tsx` block of a Markdown file. */
export interface SampleBlock extends Fence {
  /** Path of the Markdown file, relative to the repository root. */
  readonly file: string;
  readonly language: 'ts' | 'tsx';
}

/** Why a block is not checked: the value of `no-check="..."`, empty without a reason; null when it is checked. */
export const optOut = ({ meta }: SampleBlock): string | null => readMeta(meta).noCheck;

/** What an `example="..."` fence asks for; null for a block with code of its own. */
export function included(meta: string): { readonly name: string; readonly region: string | null } | null {
  const { example, region } = readMeta(meta);
  return example === null ? null : { name: example, region };
}

/** The fences of a file that hold TypeScript. */
export const sampleBlocks = (file: string, fences: readonly Fence[]): SampleBlock[] =>
  fences.flatMap((fence) => {
    const { language } = fence;
    return language === 'ts' || language === 'tsx' ? [{ ...fence, file, language }] : [];
  });

/** `file:line why` for every fence of a file that is not understood. */
export const fenceProblems = (file: string, fences: readonly Fence[]): string[] =>
  fences.flatMap(({ line, meta, code, closed }) =>
    [...(closed ? [] : ['the fence is not closed']), ...metaProblems(readMeta(meta), code)].map(
      (problem) => `${file}:${line} ${problem}`,
    ),
  );
