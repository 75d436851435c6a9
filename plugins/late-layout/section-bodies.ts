import type { ElementContent, Root, RootContent } from 'hast';
import { LATE } from './names';
import { standIn } from './stand-in';

const isHeading = (node: RootContent): boolean => node.type === 'element' && /^h[2-6]$/.test(node.tagName);

/** Imports and exports of MDX, which may stand at the root alone. */
const isModule = (node: RootContent): boolean => (node.type as string) === 'mdxjsEsm';

/**
 * Rehype: puts what stands between two headings of a page into one box, which may wait for its layout (late-layout.css).
 * Headings stay outside: other plugins and style sheets find them where Markdown puts them.
 */
export function sectionBodies() {
  return (root: Root): void => {
    const children: RootContent[] = [];
    let body: RootContent[] | null = null;
    const close = (): void => {
      if (body?.some(({ type }) => type !== 'text')) children.push(box(body));
      body = null;
    };
    for (const node of root.children) {
      if (isHeading(node)) {
        close();
        children.push(node);
        body = [];
      } else if (body === null || isModule(node)) children.push(node);
      else body.push(node);
    }
    close();
    root.children = children;
  };
}

function box(children: RootContent[]): RootContent {
  const height = standIn(children);
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: height === null ? ['section-body'] : ['section-body', LATE, height] },
    children: children as ElementContent[],
  };
}
