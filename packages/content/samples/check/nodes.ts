import ts from 'typescript';

/** Returns every node of a sample that `is` accepts, in source order. */
export function nodesOf<T extends ts.Node>(source: ts.Node, is: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Follows names and `await` to the initialiser of a constant. Returns any other node unchanged. */
export function valueOf(checker: ts.TypeChecker, node: ts.Expression): ts.Expression {
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) return valueOf(checker, node.expression);
  if (!ts.isIdentifier(node)) return node;
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined
    ? valueOf(checker, declaration.initializer)
    : node;
}
