import ts from 'typescript';

/** A place where a module reads a field of some object. */
export interface Read {
  readonly field: string;
  /** The function or constant at the top of the module in which it is read; `(module)` outside of any. */
  readonly within: string;
}

/**
 * Where the source of a module reads one of these fields: by a dot, by brackets, by taking an object apart, with `in`. Whose field
 * it is cannot be told from the source, so that a read of another object's field of that name is found as well.
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

/** Objects that are known to be other ones: names of classes and the configuration of the theme, which keep their fields. */
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
