import ts from 'typescript';

/** viem's name of a chain -> member of the SDK's enum. */
const ofViem: Readonly<Record<string, string>> = {
  mainnet: 'Mainnet',
  holesky: 'Holesky',
  base: 'Base',
  sepolia: 'Sepolia',
};

/** Returns the chains that the clients of a module are made for, as members of `Chain`, without doubles. */
export function clientChains(source: ts.SourceFile): readonly string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (ts.isNewExpression(node) && node.expression.getText() === 'PufferClient') {
      const member = chainMember(node.arguments?.[0]);
      if (member !== null) found.add(member);
    }
    const isViem = ts.isCallExpression(node) && /^create(Public|Wallet)Client$/.test(node.expression.getText());
    if (!isViem || node.arguments[0] === undefined || !ts.isObjectLiteralExpression(node.arguments[0])) return;
    for (const property of node.arguments[0].properties) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'chain') continue;
      const chain = ofViem[property.initializer.getText()];
      if (chain !== undefined) found.add(chain);
    }
  };
  visit(source);
  return [...found];
}

/** Returns `X` of the expression `Chain.X`; null for any other. */
export const chainMember = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Chain'
    ? node.name.text
    : null;
