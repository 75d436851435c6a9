import ts from 'typescript';
import { property, type CallSite } from '../code/call-sites';
import { lineOf, origin } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { nodesOf } from '../nodes';

/**
 * Requires a receipt before the next step that could depend on a transaction, and checks that it did not revert and that
 * no other transaction took its place.
 */
export function receiptsRule({ source, checker, sites }: ExampleCode): Finding[] {
  const reaching = sites.filter(({ kind }) => ['read', 'write', 'simulate', 'estimate'].includes(kind));
  const steps = [
    ...reaching.map((site) => ({ node: site.node, site })),
    ...receiptWaits(source).map((node) => ({ node, site: null })),
  ].sort((left, right) => left.node.getEnd() - right.node.getEnd());
  const findings: Finding[] = [];
  let open: CallSite | null = null;
  let unseen: Finding | null = null;
  for (const { node, site: next } of steps) {
    if (next === null) {
      const awaited = hashOf(checker, node);
      // A hash from an unknown source may be this transaction's hash, so the wait counts.
      if (open !== null && (awaited === open.node || !sites.some((site) => site.node === awaited))) {
        open = null;
        const text = isConfirm(node) ? undefined : unchecked(node);
        unseen = text === undefined ? null : { line: lineOf(node), text };
      }
      continue;
    }
    if (open !== null)
      findings.push({
        line: next.line,
        text: `${next.name} runs before the transaction of line ${open.line} (${open.name}) is mined: await confirm(publicClient, hash) first`,
      });
    if (unseen !== null) findings.push(unseen);
    open = next.kind === 'write' ? next : null;
    unseen = null;
  }
  return unseen === null ? findings : [...findings, unseen];
}

const receiptWaits = (source: ts.SourceFile): ts.CallExpression[] =>
  nodesOf(source, ts.isCallExpression).filter(
    (call) => isConfirm(call) || /\bwaitForTransactionReceipt$/.test(call.expression.getText()),
  );

/** Whether it calls `confirm` of examples/confirm.ts, which throws when the transaction reverted. */
const isConfirm = ({ expression }: ts.CallExpression): boolean => expression.getText() === 'confirm';

function hashOf(checker: ts.TypeChecker, wait: ts.CallExpression): ts.Node | null {
  const hash = isConfirm(wait) ? wait.arguments[1] : property(wait.arguments[0], 'hash');
  return hash == null ? null : origin(checker, hash);
}

/** Returns what the code does not look at in the receipt of a wait. */
function unchecked(wait: ts.CallExpression): string | undefined {
  if (!looksAt(wait, 'status'))
    return "nothing checks the status of this receipt: a mined transaction may have reverted; compare status with 'reverted'";
  if (property(wait.arguments[0], 'onReplaced') === null && !looksAt(wait, 'transactionHash'))
    return 'this receipt may be of another transaction, which took the place of this one: wait with confirm of examples/confirm.ts';
  return undefined;
}

/** Whether the code reads `const { field } = await wait` or a later `receipt.field`. */
function looksAt(wait: ts.CallExpression, field: string): boolean {
  let node: ts.Node = wait;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === field;
  if (!ts.isVariableDeclaration(parent)) return false;
  if (ts.isObjectBindingPattern(parent.name)) return new RegExp(`\\b${field}\\b`).test(parent.name.getText());
  return new RegExp(`\\b${parent.name.getText()}\\.${field}\\b`).test(wait.getSourceFile().text);
}
