import ts from 'typescript';
import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { nodesOf } from '../nodes';
import { eachArgument } from './each';

const address = /^0x[0-9a-f]{40}$/i;
const recipient = /^(receiver|recipient|to|delegatee|node|beneficiary)(Address)?$/;
/** Matches addresses without an owner. */
const lost = /^0x0{40}$|^0x0*dead$/i;

/** Money goes to the reader's account or to a variable that the reader sets, never to a literal address. */
export const recipientsRule = (code: ExampleCode): Finding[] => [...literals(code.source), ...receivers(code)];

/** Finds literal addresses. The SDK's tables, the account and environment variables cover all cases. */
const literals = (source: ts.SourceFile): Finding[] =>
  nodesOf(source, ts.isStringLiteralLike)
    .filter(({ text }) => address.test(text))
    .map((node) => ({
      line: lineOf(node),
      text: `contains the address ${node.text}: use the account, an address table of the SDK, or an environment variable (@env)`,
    }));

/** Finds receivers without an owner, and contracts that keep what they get. */
const receivers = eachArgument((code, { path, name, expression }, site) => {
  if (site.kind === 'read' || site.kind === 'local' || site.kind === 'prepare') return null;
  const value = code.evaluate(expression);
  if (typeof value !== 'string' || !address.test(value)) return null;
  if (lost.test(value)) return `gets ${value} as ${path}: nobody has its key; pass the account`;
  const known = recipient.test(name) ? code.book.find(value) : null;
  return known === null || known.route === null
    ? null
    : `sends to ${known.labels.join(', ')}, a contract that cannot give it back: pass the account as ${path}`;
});
