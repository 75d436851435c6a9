import { literalParts } from '@sdk-docs/reference/model/literal-parts';
import { h } from '../samples/panel/hast';
import type { Node } from './scroll-regions';
import { rewriteTexts } from './texts';

/**
 * Elements that are left alone: code blocks (packages/content/samples/highlight marks theirs), links, headings and
 * pictures.
 */
const OTHERS = /^(?:pre|a|h\d|svg|abbr)$/;

/**
 * Rehype plugin: a long number in a line of text shows its digits in groups, on hover (`title`) and focus
 * (site/src/css/samples.css).
 */
export function literals() {
  return (root: Node): void => {
    /** Units already explained on this page: once is enough. */
    const said = new Set<string>();
    rewriteTexts(root, OTHERS, (text, kind) =>
      literalParts(text, kind).map(({ text: value, words }) => {
        if (words === null || said.has(value)) return { type: 'text', value };
        if (/^[a-z]/.test(value)) said.add(value);
        return h('abbr', { title: words, tabIndex: 0 }, value);
      }),
    );
  };
}
