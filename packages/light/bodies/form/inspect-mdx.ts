import { inspect, isLiveAttribute, type Finding, type Import, type Inspected } from './inspect';

/** The fields of an MDX tree that this file reads. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly name?: string | null;
  /** On elements; directives have another type here. */
  readonly attributes?: readonly Attribute[];
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
}
interface Attribute {
  readonly type: string;
  readonly name?: string;
  /** Text, or the code between braces. */
  readonly value?: string | null | { readonly value: string };
}
/** A page as `parse-mdx.cjs` returns it. */
interface ParsedPage {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Node;
}
export type ParseMdx = (text: string) => Promise<ParsedPage>;

/** Does for the imports, exports, elements and expressions of a page what `inspect` does for a module. */
export function inspectMdx(tree: Node, file: string): Inspected {
  const imports: Import[] = [];
  const findings: Finding[] = [];
  const code = (text: string, above: number): void => {
    const found = inspect(text, file);
    imports.push(...found.imports.map((each) => ({ ...each, line: each.line + above })));
    findings.push(...found.findings.map((each) => ({ ...each, line: each.line + above })));
  };
  const visit = (node: Node): void => {
    const above = (node.position?.start.line ?? 1) - 1;
    if (node.type === 'mdxjsEsm') code(node.value ?? '', above);
    if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) code(`(${node.value ?? ''}\n)`, above);
    for (const attribute of node.type.startsWith('mdxJsx') ? (node.attributes ?? []) : []) {
      const { name, value } = attribute;
      if (name !== undefined && isLiveAttribute(name))
        findings.push({
          what: `gives <${node.name ?? ''}> the handler ${name}`,
          element: node.name ?? undefined,
          line: above + 1,
        });
      if (attribute.type === 'mdxJsxExpressionAttribute') code(`({${String(value)}\n})`, above);
      else if (typeof value === 'object' && value !== null) code(`(${value.value}\n)`, above);
    }
    node.children?.forEach(visit);
  };
  visit(tree);
  return { imports, findings };
}
