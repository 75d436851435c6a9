import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The parts of a tree of MDX that are used here; nodes that no file holds have no position. */
export interface Node {
  readonly type: string;
  readonly value?: string;
  /** Of elements and directives. */
  readonly name?: string | null;
  readonly attributes?: readonly Attribute[];
  readonly children?: readonly Node[];
  readonly depth?: number;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly url?: string;
  readonly title?: string | null;
  readonly alt?: string | null;
  readonly data?: { readonly directiveLabel?: boolean };
  readonly position?: {
    readonly start: { readonly offset?: number; readonly column: number };
    readonly end: { readonly offset?: number };
  };
}

/** An attribute of an element: text, JavaScript between braces, or null for one without a value. */
export interface Attribute {
  readonly name?: string;
  readonly value?: string | null | { readonly value: string };
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkDirective);

/** The tree of a page's MDX, and the text that its positions count in. */
export function parsePage(markdown: string): { readonly tree: Node; readonly source: string } {
  const source = escapeMarkdownHeadingIds(markdown);
  return { tree: parser.parse(source) as Node, source };
}
