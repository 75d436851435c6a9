import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Element, Root } from 'hast';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { findValue, VALUES, type Value } from '../values/find';
import { valuesTable } from '../values/table';
import type { Sources } from './code-blocks';
import { fenceText } from './fence-text';

/** Rehype plugin: puts a table of values in the place of a fence `values`. A line that names nothing is an error with its place. */
export function values({ root, reference: referenceOf }: Sources) {
  return (tree: Root, { path }: { readonly path?: string }): void => {
    const visit = (parent: Root | Element): void => {
      for (let at = 0; at < parent.children.length; at++) {
        const child = parent.children[at];
        if (child?.type !== 'element') continue;
        const text = fenceText(child, VALUES);
        if (text === null) {
          visit(child);
          continue;
        }
        const reference = referenceOf();
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        const content = valuesTable(
          reference,
          lines.map((line) => located(reference, line, path === undefined ? null : relative(root, path), root)),
        );
        parent.children.splice(at, 1, ...content);
        at += content.length - 1;
      }
    };
    visit(tree);
  };
}

/** The framework takes the front matter away before it counts lines, so the line is looked for in the file. */
function located(reference: Reference, line: string, file: string | null, root: string): Value {
  try {
    return findValue(reference, line);
  } catch (error) {
    const lines = file === null ? [] : readFileSync(`${root}/${file}`, 'utf8').split('\n');
    throw new Error(`${file ?? 'a page'}:${lines.indexOf(line) + 1}: ${(error as Error).message}`, { cause: error });
  }
}
