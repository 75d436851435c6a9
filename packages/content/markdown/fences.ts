import type { Element, Root } from 'hast';

/** A fenced block of a page. */
export interface Fence {
  readonly parent: Root | Element;
  readonly pre: Element;
  readonly code: Element;
  /** Empty without a language. */
  readonly language: string;
}

/** Returns the fences below a node, in order. */
export function fencesOf(parent: Root | Element): Fence[] {
  return parent.children.flatMap((child) => {
    // Other plugins add nodes whose `children` are not a list.
    if (!('children' in child) || !Array.isArray(child.children)) return [];
    const code = child.type === 'element' && child.tagName === 'pre' ? child.children[0] : undefined;
    if (code?.type !== 'element' || code.tagName !== 'code') return fencesOf(child as Element);
    const names = [code.properties.className ?? []].flat().map(String);
    const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
    return [{ parent, pre: child as Element, code, language }];
  });
}

/** Replaces a fence by other content. */
export function replaceFence({ parent, pre }: Fence, content: readonly Element['children'][number][]): void {
  parent.children.splice(parent.children.indexOf(pre), 1, ...content);
}
