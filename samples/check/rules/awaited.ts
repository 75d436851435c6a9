import ts from 'typescript';
import type { ExampleCode, Finding } from '../code/example-code';

/** Every promise of a call is waited for where it is made, and what a deferred write prepares is sent or estimated. */
export function awaitedRule({ sites }: ExampleCode): Finding[] {
  return sites.flatMap((site): Finding[] => {
    const { kind, name, line, node } = site;
    if (kind === 'local' || kind === 'encode') return [];
    if (kind === 'prepare') {
      const used = sites.some((other) => other !== site && other.arguments === node);
      return used ? [] : [{ line, text: `${name} only prepares: call and await its transact() or estimate()` }];
    }
    return isAwaited(node) ? [] : [{ line, text: `nobody waits for ${name}: write await in front of it` }];
  });
}

function isAwaited(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isAwaitExpression(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) return true;
  if (ts.isParenthesizedExpression(parent)) return isAwaited(parent);
  // What comes of .then() or of Promise.all([...]) is awaited itself.
  if (ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent)) return isAwaited(parent.parent);
  return ts.isArrayLiteralExpression(parent) && ts.isCallExpression(parent.parent) && isAwaited(parent.parent);
}
