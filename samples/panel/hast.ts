import type { ElementContent } from 'hast';

type Child = ElementContent | string | readonly Child[];

/** An element of a page. Links are routes without the base path: the page's link component completes them. */
export function h(
  tagName: string,
  properties: Readonly<Record<string, string | string[]>>,
  ...children: readonly Child[]
): ElementContent {
  return { type: 'element', tagName, properties: { ...properties }, children: nodes(children) };
}

/**
 * An element that stays what it is: pages map plain `details` to the theme's component, which opens with a script only.
 */
export function native(name: string, className: string, ...children: readonly Child[]): ElementContent {
  const attributes = className === '' ? [] : [{ type: 'mdxJsxAttribute', name: 'className', value: className }];
  const node = {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: nodes(children),
    data: { _mdxExplicitJsx: true },
  };
  return node as unknown as ElementContent;
}

export const code = (text: string): ElementContent => h('code', {}, text);
export const link = (href: string, ...children: readonly Child[]): ElementContent => h('a', { href }, ...children);

function nodes(children: readonly Child[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (typeof child === 'string') return child === '' ? [] : [{ type: 'text', value: child }];
    return 'type' in child ? [child] : nodes(child);
  });
}
