import { inspect, isLiveAttribute, type Finding, type Import, type Inspected } from './inspect';

/** The parts of a tree of MDX that are used here. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly name?: string | null;
  /** Of elements; a directive has them in another form. */
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
/** A page as `parse-mdx.cjs` gives it. */
interface ParsedPage {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Node;
}
export type ParseMdx = (text: string) => Promise<ParsedPage>;

/** What `inspect` says of a module, for the imports, exports, elements and expressions of a page. */
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
