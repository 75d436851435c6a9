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
