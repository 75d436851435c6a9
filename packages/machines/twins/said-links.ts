import type { Element } from 'hast';
import { childrenOf, isElement, lineOf } from './hast';

/** Line at the top of a twin whose tables omit addresses. */
export const SAID_ONCE = 'Names without a link: see their first mention, or `#name` on their page.';

/**
 * Returns the tree without repeated link targets in tables: a link that the table has already keeps only its text, and
 * so does one to an entry named like the text on a page that the table has linked. `left` is the number of omitted
 * targets.
 */
export function withoutSaidLinks(node: Element): { readonly tree: Element; readonly left: number } {
  let left = 0;
  const inTable = (part: Element, said: Set<string>): Element => {
    const children = part.children.flatMap((child) => {
      if (!isElement(child)) return [child];
      if (child.tagName !== 'a') return [inTable(child, said)];
      const href = String(child.properties.href);
      const text = lineOf(child);
      const [page = '', anchor] = href.split('#');
      const known = said.has(`${text} ${href}`) || (anchor !== undefined && said.has(page) && anchor === nameOf(text));
      said.add(`${text} ${href}`);
      if (page !== '') said.add(page);
      if (!known) return [child];
      left += 1;
      return child.children;
    });
    return { ...part, children };
  };
  const walk = (part: Element): Element =>
    part.tagName === 'table'
      ? inTable(part, new Set())
      : { ...part, children: childrenOf(part).map((child) => (isElement(child) ? walk(child) : child)) };
  const tree = walk(node);
  return { tree, left };
}

/** `Vault.deposit(uint256)` -> `deposit`. */
const nameOf = (text: string): string => text.replace(/\(.*/, '').replace(/^.*\./, '');
