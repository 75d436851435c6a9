import ts from 'typescript';

/** One read of a field in a module, whatever the object. */
export interface Read {
  readonly field: string;
  /** The top-level function or constant that contains the read; `(module)` outside any. */
  readonly within: string;
}

/**
 * Finds reads of these fields in the source of a module: `a.b`, `a['b']`, destructuring and `'b' in a`. The source does
 * not show which object a field belongs to, so a read of another object's field of the same name counts as well.
 */
export function fieldReads(text: string, fields: ReadonlySet<string>): Read[] {
  const source = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  const reads = new Map<string, Read>();
  for (const statement of source.statements) {
    const within = nameOf(statement);
    const visit = (node: ts.Node): void => {
      const field = fieldOf(node);
      if (field !== undefined && fields.has(field)) reads.set(`${field} ${within}`, { field, within });
      ts.forEachChild(node, visit);
    };
    visit(statement);
  }
  return [...reads.values()];
}

/** Other objects that have fields of these names: the theme's class names and configuration. */
const KNOWN = /(?:^|\.)(?:ThemeClassNames|themeConfig|useThemeConfig\(\))$/;

function fieldOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return KNOWN.test(node.expression.getText()) ? undefined : node.name.text;
  if (ts.isElementAccessExpression(node)) return textOf(node.argumentExpression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) return textOf(node.left);
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? name.text : textOf(name);
}

const textOf = (node: ts.Node): string | undefined => (ts.isStringLiteralLike(node) ? node.text : undefined);

function nameOf(statement: ts.Statement): string {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'default';
  const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return declaration !== undefined && ts.isIdentifier(declaration.name) ? declaration.name.text : '(module)';
}
