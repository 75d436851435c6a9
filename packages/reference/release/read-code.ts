import { createHash } from 'node:crypto';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * `name code <digest>` for every method with a body, private ones and the constructor too: a change inside of a method can
 * change a spender, a value or a sender and nothing of its signature. Comments and layout do not count.
 */
export function codeLines(node: ts.ClassDeclaration): readonly string[] {
  return node.members.flatMap((member) => {
    if (!(ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) || member.body === undefined)
      return [];
    const name = ts.isConstructorDeclaration(member) ? 'constructor' : member.name.getText();
    return [`${name} code ${digestOf(member.body)}`];
  });
}

function digestOf(node: ts.Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  // Line breaks and the commas before closing brackets are a formatter's choice.
  const bare = text.replace(/\s+/g, '').replace(/,([)\]}])/g, '$1');
  return createHash('sha256').update(bare).digest('hex').slice(0, 10);
}
