import ts from 'typescript';
import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';

const address = /^0x[0-9a-f]{40}$/i;
const recipient = /^(receiver|recipient|to|delegatee|node|beneficiary)(Address)?$/;
/** Matches addresses without an owner. */
const lost = /^0x0{40}$|^0x0*dead$/i;

/** Money goes to the reader's account or to a variable that the reader sets, never to a literal address. */
export function recipientsRule(code: ExampleCode): Finding[] {
  return [
    ...literals(code.source),
    ...code.sites.flatMap((site) =>
      code.argumentsOf(site).flatMap(({ path, name, expression }): Finding[] => {
        if (site.kind === 'read' || site.kind === 'local' || site.kind === 'prepare') return [];
        const value = code.evaluate(expression);
        if (typeof value !== 'string' || !address.test(value)) return [];
        if (lost.test(value))
          return [
            { line: site.line, text: `${site.name} gets ${value} as ${path}: nobody has its key; pass the account` },
          ];
        const known = recipient.test(name) ? code.book.find(value) : null;
        if (known === null || known.route === null) return [];
        return [
          {
            line: site.line,
            text: `${site.name} sends to ${known.labels.join(', ')}, a contract that cannot give it back: pass the account as ${path}`,
          },
        ];
      }),
    ),
  ];
}

/** Finds literal addresses. The SDK's tables, the account and environment variables cover all cases. */
function literals(source: ts.SourceFile): Finding[] {
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && address.test(node.text))
      found.push({
        line: lineOf(node),
        text: `contains the address ${node.text}: use the account, an address table of the SDK, or an environment variable (@env)`,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
