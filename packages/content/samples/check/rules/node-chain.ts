import ts from 'typescript';
import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { nodesOf } from '../nodes';

/** viem's accounts with a key in the process. */
const KEY = /\b(?:privateKey|mnemonic|hdKey)ToAccount$/;

/**
 * With a key in the process viem checks no chain before a write, and can sign for the one that the node names. So the
 * code must stop before its first write when that is another chain. Two ways to send are left out: a provider that signs,
 * which viem asks for its chain, and the bytes of a wallet client's `signTransaction`, which compares it.
 */
export function nodeChainRule({ source, sites }: ExampleCode): Finding[] {
  const key = nodesOf(source, ts.isCallExpression).find(({ expression }) => KEY.test(expression.getText()));
  const called = (name: string) =>
    nodesOf(source, ts.isCallExpression).some((call) => call.expression.getText() === name);
  const signed = called('walletClient.signTransaction') ? 'sendRawTransaction' : null;
  const [write] = sites.filter(({ kind, name }) => kind === 'write' && name !== signed);
  const signs = nodesOf(source, ts.isStringLiteral).some(({ text }) => text === 'eth_sendTransaction');
  if (key === undefined || write === undefined || signs) return [];
  const stops = nodesOf(source, ts.isIfStatement).some(
    (branch) =>
      branch.end <= write.node.pos &&
      /\.getChainId\(\).*!==|!==.*\.getChainId\(\)/.test(branch.expression.getText()) &&
      /\.id\b/.test(branch.expression.getText()) &&
      nodesOf(branch.thenStatement, ts.isThrowStatement).length > 0,
  );
  if (stops) return [];
  const text = 'viem checks no chain for a key: throw when publicClient.getChainId() is not chain.id';
  return [{ line: lineOf(key), text }];
}
