import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Root } from 'hast';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { findValue, VALUES, type Value } from '../values/find';
import { valuesTable } from '../values/table';
import { textOf } from '../samples/panel/hast';
import type { Sources } from './code-blocks';
import { fencesOf, replaceFence } from './fences';

/** Rehype plugin: replaces a `values` fence by a table. A line that names nothing is an error with its position. */
export function values({ root, reference: referenceOf }: Sources) {
  return (tree: Root, { path }: { readonly path: string }): void => {
    for (const fence of fencesOf(tree).filter(({ language }) => language === VALUES)) {
      const reference = referenceOf();
      const lines = textOf(fence.code)
        .split('\n')
        .filter((line) => line.trim() !== '');
      const found = lines.map((line) => located(reference, line, path, root));
      replaceFence(fence, valuesTable(reference, found));
    }
  };
}

/** The framework removes the front matter before it counts lines, so the line is searched in the file. */
function located(reference: Reference, line: string, path: string, root: string): Value {
  try {
    return findValue(reference, line);
  } catch (error) {
    const number = readFileSync(path, 'utf8').split('\n').indexOf(line) + 1;
    throw new Error(`${relative(root, path)}:${number}: ${(error as Error).message}`, { cause: error });
  }
}
