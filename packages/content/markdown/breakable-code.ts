import { breakableParts } from '@sdk-docs/reference/model/split-name';
import { codeOf } from './code-element';
import type { Node } from './scroll-regions';

/** Values of which no part means anything may break anywhere (site/src/css). */
const HEX = /^0x[0-9a-fA-F]+$/;

/** Stands for a place to break until the text is split; no text of a page holds it. */
const PLACE = '\u0000';

/** Code blocks wrap by themselves, pictures have lines of their own, and headings their own places (site/src/theme/Heading). */
const LEFT_ALONE = /^(?:pre|svg|h[1-6])$/;

/** Rehype plugin: lets a long name in a line of text break at its humps, dots and underscores, and nowhere else. */
export function breakableCode() {
  return (root: Node): void => {
    const visit = (parent: Node): void => {
      if (!Array.isArray(parent.children) || LEFT_ALONE.test(parent.tagName ?? '')) return;
      parent.children = parent.children.flatMap((child) => {
        if (child.type === 'text') return parts(child);
        if (child.tagName === 'code') return breakable(child);
        visit(child);
        return child;
      });
    };
    visit(root);
  };
}

const breakable = (code: Node): Node => codeOf(code, (code.children ?? []).flatMap(parts));

function parts(node: Node): Node[] {
  if (node.type !== 'text' || node.value === undefined || HEX.test(node.value)) return [node];
  const [first = '', ...rest] = node.value
    .split(/(?<=\s)/)
    .map((word) => breakableParts(word.trimEnd()).join(PLACE) + word.slice(word.trimEnd().length))
    .join('')
    .split(PLACE);
  const place: Node = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return [{ type: 'text', value: first }, ...rest.flatMap((value) => [place, { type: 'text', value }])];
}
