import ts from 'typescript';
import { addressBook } from '../../read/address-book';
import { chainMember, clientChains } from '../code/client-chains';
import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';

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
  const findings: Finding[] = [];
  const add = (node: ts.Node, other: string): void => {
    findings.push({
      line: lineOf(node),
      text: `${node.getText()} is an address of ${other}, and the client is one of ${chain}: take the entry of Chain.${chain}, or make a client for ${other}`,
    });
  };
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (ts.isElementAccessExpression(node) && TABLES.test(node.getText())) {
      const other = chainMember(node.argumentExpression);
      if (other !== null && other !== chain) add(node, other);
    }
    if (!ts.isStringLiteralLike(node) || !LITERAL.test(node.text)) return;
    const known = books.filter(({ book }) => book.find(node.text) !== null).map(({ name }) => name);
    if (known[0] !== undefined && !known.includes(chain)) add(node, known[0]);
  };
  visit(source);
  return findings;
}
