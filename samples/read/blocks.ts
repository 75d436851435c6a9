/** A fenced `ts` or `tsx` block of a Markdown file. */
export interface SampleBlock {
  /** Path of the Markdown file, relative to the repository root. */
  readonly file: string;
  /** Line of the first line of code, from 1. */
  readonly line: number;
  /** Columns that the fence is indented by. */
  readonly indent: number;
  readonly language: 'ts' | 'tsx';
  readonly meta: string;
  readonly code: string;
}

/** Why a block is not checked: the value of `no-check="..."`, empty without a reason; null when it is checked. */
export function optOut({ meta }: SampleBlock): string | null {
  const found = /(?:^|\s)no-check(?:="([^"]*)")?(?=\s|$)/.exec(meta);
  return found === null ? null : (found[1] ?? '');
}

/** What an `example="..."` fence asks for; null for a block with code of its own. */
export function included(meta: string): { readonly name: string; readonly region: string | null } | null {
  const name = /(?:^|\s)example="([^"]*)"/.exec(meta)?.[1];
  return name === undefined ? null : { name, region: /(?:^|\s)region="([^"]*)"/.exec(meta)?.[1] ?? null };
}

/** Blocks of one Markdown file in order. A fence ends at a fence of the same kind that is at least as long. */
export function readBlocks(file: string, markdown: string): SampleBlock[] {
  const blocks: SampleBlock[] = [];
  let open: { fence: string; language: string; meta: string; indent: number; line: number; code: string[] } | null =
    null;
  markdown.split(/\r?\n/).forEach((text, index) => {
    const fence = /^(\s*)(`{3,}|~{3,})\s*(\S*)\s*(.*)$/.exec(text);
    if (open === null) {
      if (fence) {
        const [, space = '', marks = '', language = '', meta = ''] = fence;
        open = { fence: marks, language, meta, indent: space.length, line: index + 2, code: [] };
      }
      return;
    }
    if (fence?.[2]?.startsWith(open.fence) && fence[3] === '') {
      const { language, meta, indent, line, code } = open;
      if (language === 'ts' || language === 'tsx') {
        blocks.push({ file, line, indent, language, meta, code: code.join('\n') });
      }
      open = null;
      return;
    }
    open.code.push(text.slice(Math.min(open.indent, text.length - text.trimStart().length)));
  });
  return blocks;
}
