import ts from 'typescript';
import { valueOf } from './attributes';
import type { Attribute, Node } from './parse';

/**
 * The tree of a page that is a React component: its JSX as the nodes that MDX would give. Components of the same file are
 * written out, constants of the file are put in. Throws on what is neither.
 */
export function componentPage(code: string): Node {
  const file = ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, string>();
  const components = new Map<string, ts.Expression>();
  let page: ts.Expression | undefined;
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer !== undefined && ts.isStringLiteralLike(initializer))
          constants.set(name.getText(), initializer.text);
    }
    if (!ts.isFunctionDeclaration(statement)) continue;
    const returned = statement.body?.statements.find(ts.isReturnStatement)?.expression;
    if (returned === undefined) continue;
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) page = returned;
    else components.set(statement.name?.text ?? '', returned);
  }
  if (page === undefined) throw new Error('a page without a default component');

  const expression = (node: ts.Expression): string => {
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    return constant ?? String(valueOf(node));
  };
  const nodesOf = (node: ts.Node): Node[] => {
    if (ts.isParenthesizedExpression(node)) return nodesOf(node.expression);
    if (ts.isJsxText(node))
      return /\S/.test(node.text) || !node.text.includes('\n')
        ? [{ type: 'text', value: node.text.replace(/\s+/g, ' ') }]
        : [];
    if (ts.isJsxExpression(node)) {
      if (node.expression === undefined) return [];
      return [{ type: 'text', value: expression(node.expression) }];
    }
    if (ts.isJsxFragment(node)) return node.children.flatMap(nodesOf);
    if (ts.isJsxSelfClosingElement(node)) return elementOf(node, []);
    if (ts.isJsxElement(node)) return elementOf(node.openingElement, node.children.flatMap(nodesOf));
    throw new Error(`a twin cannot run ${node.getText()}`);
  };
  const elementOf = (node: ts.JsxOpeningLikeElement, children: readonly Node[]): Node[] => {
    const name = node.tagName.getText();
    const local = components.get(name);
    if (local !== undefined) return nodesOf(local);
    const attributes = node.attributes.properties.map((attribute): Attribute => {
      if (!ts.isJsxAttribute(attribute)) throw new Error(`<${name}> spreads its attributes, which a twin cannot read`);
      const { initializer } = attribute;
      if (initializer === undefined) return { name: attribute.name.getText(), value: null };
      if (ts.isStringLiteral(initializer)) return { name: attribute.name.getText(), value: initializer.text };
      const value = ts.isJsxExpression(initializer) ? initializer.expression : undefined;
      const constant = value !== undefined && ts.isIdentifier(value) ? constants.get(value.text) : undefined;
      return { name: attribute.name.getText(), value: constant ?? { value: value?.getText() ?? '' } };
    });
    return markdownOf(name, attributes, children);
  };
  return { type: 'root', children: nodesOf(page) };
}

/** Elements of the theme that Markdown has a form for. */
function markdownOf(name: string, attributes: readonly Attribute[], children: readonly Node[]): Node[] {
  const attribute = (key: string): string => {
    const value = attributes.find((each) => each.name === key)?.value;
    return typeof value === 'string' ? value : '';
  };
  switch (name) {
    case 'Layout':
    case 'main':
      return [...children];
    case 'Heading': {
      const id = attribute('id');
      const anchor: Node[] = id === '' ? [] : [{ type: 'text', value: ` {#${id}}` }];
      const heading = { type: 'heading', depth: Number(attribute('as').slice(1)), children: [...children, ...anchor] };
      return [blank, heading, blank];
    }
    case 'CodeBlock': {
      const title = attribute('title');
      const value = children.map((child) => child.value ?? '').join('');
      return [
        blank,
        { type: 'code', lang: attribute('language'), meta: title === '' ? '' : `title="${title}"`, value },
        blank,
      ];
    }
    case 'Admonition': {
      const title = attribute('title');
      const label: Node[] =
        title === ''
          ? []
          : [{ type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: title }] }];
      return [{ type: 'containerDirective', name: attribute('type'), children: [...label, ...children] }];
    }
    default:
      return [{ type: 'mdxJsxFlowElement', name, attributes, children }];
  }
}

const blank: Node = { type: 'text', value: '\n\n' };
