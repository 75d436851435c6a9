import { relative, sep } from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { included } from '../samples/read/blocks';
import type { CodeLink } from '../samples/highlight/code-links';
import { regionCode } from '../samples/read/example';
import { createSampleIndex, linksOfRegions, type SampleIndex } from '../samples/highlight/sample-index';
import { samplePanel } from '../samples/panel/panel';
import { highlight } from '../samples/highlight/highlight';
import { referenceMarks } from '../samples/highlight/reference-marks';

interface Options {
  /** Root of the repository. */
  readonly root: string;
}

let index: SampleIndex | null = null;

/**
 * Rehype: turns every fenced block into highlighted HTML at build time, so that no highlighter runs in the browser. An
 * `example="..."` fence becomes the code of the example and what it sends; SDK names in `ts` blocks become links.
 * src/theme/CodeBlock shows the result.
 */
export function codeBlocks({ root }: Options) {
  return (tree: Root, file: { readonly path: string }): void => {
    const path = relative(root, file.path).split(sep).join('/');
    let count = 0;
    const visit = (parent: Root | Element): void => {
      for (let at = 0; at < parent.children.length; at++) {
        const child = parent.children[at];
        // Nodes of other plugins may have `children` without a list in it.
        if (child === undefined || !('children' in child) || !Array.isArray(child.children)) continue;
        const code = child.type === 'element' && child.tagName === 'pre' ? child.children[0] : undefined;
        if (code?.type !== 'element' || code.tagName !== 'code') {
          visit(child as Element);
          continue;
        }
        const more = render({ root, path, number: ++count }, code);
        parent.children.splice(at + 1, 0, ...(more as ElementContent[]));
        at += more.length;
      }
    };
    visit(tree);
  };
}

interface Place {
  readonly root: string;
  readonly path: string;
  /** Number of the block in its page. */
  readonly number: number;
}

/** Fills the code element; gives what goes below it. */
function render({ root, path, number }: Place, code: Element): ElementContent[] {
  const className = [code.properties.className ?? []].flat().map(String);
  const language = className.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
  const metastring = typeof code.properties.metastring === 'string' ? code.properties.metastring : '';
  const request = included(metastring);
  const typescript = language === 'ts' || language === 'tsx';
  if (typescript) index ??= createSampleIndex(root);
  let text = textOf(code).replace(/\n$/, '');
  let links: readonly CodeLink[] = index?.links(path, text) ?? [];
  let below: ElementContent[] = [];
  if (request !== null) {
    const example = index?.examples.get(request.name);
    if (index === null || example === undefined)
      throw new Error(`${path}: example="${request.name}" does not exist in examples/`);
    text = regionCode(example, request.region);
    links = linksOfRegions(index, example, request.region);
    below = samplePanel({ root, index, example, region: request.region });
    if (!/(?:^|\s)title=/.test(metastring)) code.properties.metastring = `${metastring} title="${example.name}.ts"`;
  }
  // The pages of the reference say everything themselves: there the links carry no cards.
  const id = path.startsWith('docs/api/') ? null : `code-${number}`;
  const marks = !typescript || index === null ? [] : referenceMarks(links, index.card, id);
  code.properties.html = highlight(text, language, marks, emphasizedLines(metastring));
  code.children = [];
  return below;
}

/** `{1,4-6}` in the words behind the language. */
function emphasizedLines(metastring: string): ReadonlySet<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(metastring)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
    }),
  );
}

const textOf = (node: Element): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
