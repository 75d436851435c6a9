import ts from 'typescript';
import { unwrapped, declarationOf, patternOf } from './declarations';

/** Marks a value that the source text does not determine. */
export const unknown = Symbol('unknown');
export type Value = unknown;

/** Values of calls and of names that the example does not declare; `unknown` where there is none. */
export interface Outside {
  readonly call: (node: ts.CallExpression, evaluate: (node: ts.Expression) => Value) => Value;
  readonly name: (name: string) => Value;
}

/** Evaluates expressions of one example: literals, constants, arithmetic, and the values of `outside`. */
export function evaluator(checker: ts.TypeChecker, outside: Outside): (node: ts.Expression) => Value {
  const seen = new Map<ts.Node, Value>();
  const evaluate = (expression: ts.Expression): Value => {
    const node = unwrapped(expression);
    if (!seen.has(node)) {
      seen.set(node, unknown); // stops at a name that depends on itself
      seen.set(node, valueOf(node));
    }
    return seen.get(node);
  };
  const valueOf = (node: ts.Expression): Value => {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text.replace(/_/g, ''));
    if (ts.isBigIntLiteral(node)) return BigInt(node.text.replace(/[_n]/g, ''));
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (ts.isIdentifier(node)) return nameValue(node);
    if (ts.isPropertyAccessExpression(node)) return memberValue(node, node.name.text);
    if (ts.isElementAccessExpression(node)) return memberValue(node, evaluate(node.argumentExpression));
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((item) => spread(item));
    if (ts.isObjectLiteralExpression(node)) return objectValue(node);
    if (ts.isBinaryExpression(node))
      return arithmetic(node.operatorToken.kind, evaluate(node.left), () => evaluate(node.right));
    if (ts.isCallExpression(node)) return outside.call(node, evaluate);
    return unknown;
  };
  const nameValue = (node: ts.Identifier): Value => {
    if (node.text === 'undefined') return undefined;
    const declaration = declarationOf(checker, node);
    if (declaration === null) return outside.name(node.text);
    if (ts.isBindingElement(declaration)) {
      const { initializer, path } = patternOf(declaration);
      return path.reduce<Value>(
        (value, key) => memberOf(value, key),
        initializer === undefined ? unknown : evaluate(initializer),
      );
    }
    const constant = (declaration.parent.flags & ts.NodeFlags.Const) !== 0;
    return constant && declaration.initializer !== undefined ? evaluate(declaration.initializer) : unknown;
  };
  const memberValue = (node: ts.PropertyAccessExpression | ts.ElementAccessExpression, key: Value): Value => {
    const declared = checker.getSymbolAtLocation(
      ts.isPropertyAccessExpression(node) ? node.name : node,
    )?.valueDeclaration;
    if (declared !== undefined && ts.isEnumMember(declared)) return checker.getConstantValue(declared) ?? unknown;
    return typeof key === 'string' || typeof key === 'number' ? memberOf(evaluate(node.expression), key) : unknown;
  };
  const spread = (item: ts.Expression): Value[] => {
    if (!ts.isSpreadElement(item)) return [evaluate(item)];
    const list = evaluate(item.expression);
    return Array.isArray(list) ? list : [unknown];
  };
  const objectValue = (node: ts.ObjectLiteralExpression): Value =>
    Object.fromEntries(
      node.properties.flatMap((item): [string, Value][] => {
        if (ts.isPropertyAssignment(item)) return [[item.name.getText(), evaluate(item.initializer)]];
        if (ts.isShorthandPropertyAssignment(item)) return [[item.name.text, evaluate(item.name)]];
        const value = ts.isSpreadAssignment(item) ? evaluate(item.expression) : unknown;
        return typeof value === 'object' && value !== null ? Object.entries(value) : [];
      }),
    );
  return evaluate;
}

/** Returns a field or an entry; `unknown` where it is missing. */
function memberOf(value: Value, key: string | number): Value {
  if (typeof value !== 'object' || value === null || !(key in value)) return unknown;
  return (value as Record<string | number, Value>)[key];
}

function arithmetic(operator: ts.SyntaxKind, left: Value, right: () => Value): Value {
  if (operator === ts.SyntaxKind.QuestionQuestionToken) return left === unknown ? unknown : (left ?? right());
  const other = right();
  if (typeof left === 'bigint' && typeof other === 'bigint') return compute(operator, left, other);
  if (typeof left === 'number' && typeof other === 'number') return compute(operator, left, other);
  return unknown;
}

function compute<T extends bigint | number>(operator: ts.SyntaxKind, left: T, right: T): Value {
  const [a, b] = [left as never as number, right as never as number]; // both have the same type
  if (operator === ts.SyntaxKind.PlusToken) return a + b;
  if (operator === ts.SyntaxKind.MinusToken) return a - b;
  if (operator === ts.SyntaxKind.AsteriskToken) return a * b;
  if (operator === ts.SyntaxKind.AsteriskAsteriskToken) return a ** b;
  const divides = operator === ts.SyntaxKind.SlashToken;
  return divides && (b as unknown) !== 0n ? a / b : unknown;
}
