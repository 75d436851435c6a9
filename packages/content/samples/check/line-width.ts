import { CODE_COLUMNS } from '@sdk-docs/reference/model/type-text';
import type { SampleBlock } from '../read/blocks';
import type { Example } from '../read/example';

/** A line that is one string and cannot be shorter: the path of an import, a declaration for viem. */
const oneString = /^\s*(?:(?:import|\}) [^']*)?'[^']*'[;,]?$/;

/** Finds lines that do not fit next to the sidebar of a page. Returns `file:line message`. */
export function wideLines(blocks: readonly SampleBlock[], examples: readonly Example[]): string[] {
  const shown = [
    ...blocks.map(({ file, line, code }) => ({ file, line, code })),
    ...examples.flatMap(({ file, regions }) => [...regions.values()].map(({ line, code }) => ({ file, line, code }))),
  ];
  return shown.flatMap(({ file, line, code }) =>
    code
      .split('\n')
      .flatMap((text, index) =>
        text.length <= CODE_COLUMNS || oneString.test(text)
          ? []
          : [`${file}:${line + index} has ${text.length} columns, ${CODE_COLUMNS} fit`],
      ),
  );
}
