import ts from 'typescript';
import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { nodesOf } from '../nodes';

/**
 * With a private key in the process viem signs for the chain that the node names, so the code compares it. A provider
 * that signs is left out: viem asks it for its chain before each send.
 */
export function nodeChainRule({ source }: ExampleCode): Finding[] {
  const calls = nodesOf(source, ts.isCallExpression);
  const called = (name: string) => calls.find(({ expression }) => expression.getText() === name);
  const key = called('privateKeyToAccount');
  if (key === undefined || called('custom') !== undefined) return [];
  const compares = nodesOf(source, ts.isBinaryExpression).some(
    ({ left, operatorToken: { kind }, right }) =>
      kind === ts.SyntaxKind.ExclamationEqualsEqualsToken &&
      /\b(?:chainId$|getChainId\(\))/.test(left.getText()) &&
      right.getText().endsWith('.id'),
  );
  if (compares) return [];
  const text =
    'viem signs for the chain that the node names: compare publicClient.getChainId() with chain.id before a send';
  return [{ line: lineOf(key), text }];
}
