import ts from 'typescript';

/** Strips parentheses, casts, `!` and `await` from an expression. */
export function unwrapped(node: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  )
    return unwrapped(node.expression);
  return node;
}

/** Returns the variable or destructured part that an identifier of this file refers to; null for anything else. */
export function declarationOf(
  checker: ts.TypeChecker,
  node: ts.Identifier,
): ts.VariableDeclaration | ts.BindingElement | null {
  const shorthand = ts.isShorthandPropertyAssignment(node.parent) && node.parent.name === node;
  const symbol = shorthand ? checker.getShorthandAssignmentValueSymbol(node.parent) : checker.getSymbolAtLocation(node);
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined || declaration.getSourceFile() !== node.getSourceFile()) return null;
  return ts.isVariableDeclaration(declaration) || ts.isBindingElement(declaration) ? declaration : null;
}

/** Follows a name to the expression that initialised its constant. Returns any other expression unchanged. */
export function origin(checker: ts.TypeChecker, expression: ts.Expression): ts.Expression {
  const node = unwrapped(expression);
  if (!ts.isIdentifier(node)) return node;
  const declaration = declarationOf(checker, node);
  if (declaration === null || !ts.isVariableDeclaration(declaration) || declaration.initializer === undefined)
    return node;
  return origin(checker, declaration.initializer);
}

/** Returns the declaration around a destructured part, and the path to the part: property names and indexes. */
export function patternOf(element: ts.BindingElement): {
  readonly initializer: ts.Expression | undefined;
  readonly path: readonly (string | number)[];
} {
  const pattern = element.parent;
  const key = ts.isArrayBindingPattern(pattern)
    ? pattern.elements.indexOf(element)
    : (element.propertyName ?? element.name).getText();
  const owner = pattern.parent;
  if (ts.isBindingElement(owner)) {
    const outer = patternOf(owner);
    return { initializer: outer.initializer, path: [...outer.path, key] };
  }
  return { initializer: ts.isVariableDeclaration(owner) ? owner.initializer : undefined, path: [key] };
}

/** Returns the top-level statement that contains a node. */
export const topStatement = (node: ts.Node): ts.Node =>
  ts.findAncestor(node, ({ parent }) => ts.isSourceFile(parent)) ?? node;

/** Line number, from 1. */
export const lineOf = (node: ts.Node): number => {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
};

/** Whether a node is inside a function of the example, which may run never, once or often. */
export const inFunction = (node: ts.Node): boolean => ts.findAncestor(node.parent, ts.isFunctionLike) !== undefined;

/** Whether a branch, a loop or an error handler around a node decides if it runs. */
export const isConditional = (node: ts.Node): boolean => ts.findAncestor(node, mayBeSkipped) !== undefined;

/** Whether the parent of a node decides if it runs. */
function mayBeSkipped(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isSourceFile(node)) return false;
  if (ts.isIfStatement(parent) || ts.isForOfStatement(parent)) return node !== parent.expression;
  if (ts.isConditionalExpression(parent)) return node !== parent.condition;
  if (ts.isBinaryExpression(parent))
    return node === parent.right && /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText());
  return ts.isIterationStatement(parent, false) || ts.isCatchClause(parent) || ts.isFunctionLike(parent);
}

/** Whether a node may run more than once. */
export const inLoop = (node: ts.Node): boolean =>
  ts.findAncestor(node.parent, (around) => ts.isIterationStatement(around, false) || ts.isFunctionLike(around)) !==
  undefined;
