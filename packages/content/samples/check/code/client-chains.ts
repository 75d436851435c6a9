import ts from 'typescript';
import { nodesOf } from '../nodes';

/** viem's name of a chain -> member of the SDK's enum. */
const ofViem: Readonly<Record<string, string>> = {
  mainnet: 'Mainnet',
  holesky: 'Holesky',
  base: 'Base',
  sepolia: 'Sepolia',
};

/**
 * Returns the chains that a module makes clients for or sends to, as members of `Chain`, without duplicates, those of
 * the SDK's clients first: `new PufferClient(Chain.Mainnet)`, `chain: mainnet`, `chain: VIEM_CHAINS[Chain.Mainnet]`.
 */
export function clientChains(source: ts.SourceFile): readonly string[] {
  const clients = nodesOf(source, ts.isNewExpression).map((node) => chainMember(node.arguments?.[0]));
  const options = nodesOf(source, ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'chain')
    .map(({ initializer }) =>
      ts.isElementAccessExpression(initializer)
        ? chainMember(initializer.argumentExpression)
        : ofViem[initializer.getText()],
    );
  return [...new Set([...clients, ...options].flatMap((chain) => chain ?? []))];
}

/** Returns `X` of the expression `Chain.X`; null for any other. */
export const chainMember = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Chain'
    ? node.name.text
    : null;
