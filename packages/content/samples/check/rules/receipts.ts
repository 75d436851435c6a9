import ts from 'typescript';
import { property, type CallSite } from '../code/call-sites';
import { lineOf, origin } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { nodesOf } from '../nodes';

/** Requires a receipt, and a check of its status, before the next step that could depend on a transaction. */
export function receiptsRule({ source, checker, sites }: ExampleCode): Finding[] {
  const reaching = sites.filter(({ kind }) => ['read', 'write', 'simulate', 'estimate'].includes(kind));
  const steps = [
    ...reaching.map((site) => ({ node: site.node, site })),
    ...receiptWaits(source).map((node) => ({ node, site: null })),
  ].sort((left, right) => left.node.getEnd() - right.node.getEnd());
  const findings: Finding[] = [];
  let open: CallSite | null = null;
  let unseen: { readonly line: number } | null = null;
  for (const { node, site: next } of steps) {
    if (next === null) {
      const awaited = hashOf(checker, node);
      // A hash from an unknown source may be this transaction's hash, so the wait counts.
      if (open !== null && (awaited === open.node || !sites.some((site) => site.node === awaited))) {
        open = null;
        unseen = looksAtStatus(node) ? null : { line: lineOf(node) };
      }
      continue;
    }
    if (open !== null)
      findings.push({
        line: next.line,
        text: `${next.name} runs before the transaction of line ${open.line} (${open.name}) is mined: await publicClient.waitForTransactionReceipt({ hash }) first`,
      });
    if (unseen !== null)
      findings.push({
        line: unseen.line,
        text: `nothing checks the status of this receipt: a mined transaction may have reverted; compare status with 'reverted'`,
      });
    open = next.kind === 'write' ? next : null;
    unseen = null;
  }
  return findings;
}

const receiptWaits = (source: ts.SourceFile): ts.CallExpression[] =>
  nodesOf(source, ts.isCallExpression).filter(({ expression }) =>
    /\bwaitForTransactionReceipt$/.test(expression.getText()),
  );

function hashOf(checker: ts.TypeChecker, wait: ts.CallExpression): ts.Node | null {
  const hash = property(wait.arguments[0], 'hash');
  return hash === null ? null : origin(checker, hash);
}

/** Whether the code reads `const { status } = await wait` or a later `receipt.status`. */
function looksAtStatus(wait: ts.CallExpression): boolean {
  let node: ts.Node = wait;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'status';
  if (!ts.isVariableDeclaration(parent)) return false;
  if (ts.isObjectBindingPattern(parent.name)) return /\bstatus\b/.test(parent.name.getText());
  return new RegExp(`\\b${parent.name.getText()}\\.status\\b`).test(wait.getSourceFile().text);
}
