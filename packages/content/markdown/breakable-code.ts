import { breakableParts } from '@sdk-docs/reference/model/split-name';
import { h } from '../samples/panel/hast';
import type { Node } from './scroll-regions';
import { rewriteTexts } from './texts';

/** Opaque values may break anywhere (site/src/css). */
const HEX = /^0x[0-9a-fA-F]+$/;

/**
 * Elements with rules of their own: code blocks wrap, pictures have fixed lines, headings break in
 * site/src/theme/Heading.
 */
const LEFT_ALONE = /^(?:pre|svg|h[1-6])$/;

/** Rehype plugin: lets a long name in a line of text break only at camel-case humps, dots and underscores. */
export function breakableCode() {
  return (root: Node): void => rewriteTexts(root, LEFT_ALONE, parts);
}

function parts(text: string): Node[] {
  if (HEX.test(text)) return [{ type: 'text', value: text }];
  const [first = '', ...rest] = breakableParts(text);
  return [{ type: 'text', value: first }, ...rest.flatMap((value) => [h('wbr', {}), { type: 'text', value }])];
}
