import ts from 'typescript';
import { addressBook } from '../../read/address-book';
import { chainMember, clientChains } from '../code/client-chains';
import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { nodesOf } from '../nodes';

const TABLES = /^(?:TOKENS|CONTRACT|VAULTS)_ADDRESSES\b/;
const LITERAL = /^0x[0-9a-f]{40}$/i;

/** An address belongs to the chain of the client that uses it. A module with clients for several chains is left out. */
export function chainsRule({ source, reference }: ExampleCode): Finding[] {
  const [chain, second] = clientChains(source);
  if (chain === undefined || second !== undefined) return [];
  const books = reference.enumeration('Chain').members.map(({ name }) => ({
    name,
    book: addressBook(reference, name, {}),
  }));
  const finding = (node: ts.Node, other: string): Finding => ({
    line: lineOf(node),
    text: `${node.getText()} is an address of ${other}, and the client is one of ${chain}: take the entry of Chain.${chain}, or make a client for ${other}`,
  });
  const entries = nodesOf(source, ts.isElementAccessExpression).flatMap((node) => {
    const other = TABLES.test(node.getText()) ? chainMember(node.argumentExpression) : null;
    return other === null || other === chain ? [] : [finding(node, other)];
  });
  const literals = nodesOf(source, ts.isStringLiteralLike).flatMap((node) => {
    if (!LITERAL.test(node.text)) return [];
    const known = books.filter(({ book }) => book.find(node.text) !== null).map(({ name }) => name);
    return known[0] === undefined || known.includes(chain) ? [] : [finding(node, known[0])];
  });
  return [...entries, ...literals];
}
