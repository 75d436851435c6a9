import ts from 'typescript';
import type { ExampleCode, Finding } from '../code/example-code';

/** Requires `await` on every promise of a call, and a use of every deferred write. */
export function awaitedRule({ sites }: ExampleCode): Finding[] {
  return sites.flatMap((site): Finding[] => {
    const { kind, name, line, node } = site;
    if (kind === 'local' || kind === 'encode') return [];
    if (kind === 'prepare') {
      const used = sites.some((other) => other !== site && other.arguments === node);
      return used ? [] : [{ line, text: `${name} only prepares: call and await its transact() or estimate()` }];
    }
    return isAwaited(node) ? [] : [{ line, text: `nothing awaits ${name}: write await before it` }];
  });
}

function isAwaited(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isAwaitExpression(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) return true;
  if (ts.isParenthesizedExpression(parent)) return isAwaited(parent);
  // The promise of .then() or Promise.all([...]) has to be awaited instead.
  if (ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent)) return isAwaited(parent.parent);
  return ts.isArrayLiteralExpression(parent) && ts.isCallExpression(parent.parent) && isAwaited(parent.parent);
}
