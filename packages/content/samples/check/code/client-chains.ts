import ts from 'typescript';

/** viem's name of a chain -> member of the SDK's enum. */
const ofViem: Readonly<Record<string, string>> = {
  mainnet: 'Mainnet',
  holesky: 'Holesky',
  base: 'Base',
  sepolia: 'Sepolia',
};

/**
 * Returns the chains that a module makes clients for or sends to, as members of `Chain`, without doubles: `new
 * PufferClient(Chain.Mainnet)`, `chain: mainnet`, `chain: VIEM_CHAINS[Chain.Mainnet]`.
 */
export function clientChains(source: ts.SourceFile): readonly string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (ts.isNewExpression(node)) {
      const member = chainMember(node.arguments?.[0]);
      if (member !== null) found.add(member);
    }
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'chain') return;
    const { initializer } = node;
    const entry = ts.isElementAccessExpression(initializer) ? chainMember(initializer.argumentExpression) : null;
    const chain = entry ?? ofViem[initializer.getText()];
    if (chain !== undefined) found.add(chain);
  };
  visit(source);
  return [...found];
}

/** Returns `X` of the expression `Chain.X`; null for any other. */
export const chainMember = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Chain'
    ? node.name.text
    : null;
