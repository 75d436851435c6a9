import ts from 'typescript';
import { humanValue } from '@sdk-docs/reference/model/human';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { readUnit, type Unit } from '@sdk-docs/reference/model/unit';
import { callArguments } from '../check/code/arguments';
import { callSites, type CallSite } from '../check/code/call-sites';
import { declarationOf, origin, patternOf, unwrapped } from '../check/code/declarations';
import { nodesOf } from '../check/nodes';
import type { SampleProgram } from '../read/program';

/** A number of a sample, or a product of numbers, with its value in the unit that it counts: `1 day`, `0.5 pufETH`. */
export interface LiteralValue {
  readonly node: ts.Expression;
  readonly words: string;
}

/**
 * Returns the numbers of a sample whose unit is certain, because the surface states it: arguments of documented calls,
 * constants passed as such, and numbers added to, subtracted from or compared with an argument or a read. A number with
 * two different units is left out.
 */
export function literalValues(
  root: string,
  reference: Reference,
  { checker }: SampleProgram,
  source: ts.SourceFile,
): LiteralValue[] {
  const found = new Map<ts.Expression, Set<string | null>>();
  const add = (expression: ts.Expression, unit: Unit | null): void => {
    for (const part of parts(checker, expression, unit)) {
      const words = part.unit === null ? null : valueWords(part.value, part.unit);
      found.set(part.node, (found.get(part.node) ?? new Set()).add(words));
    }
  };
  const sites = callSites(root, reference, checker, source);
  for (const site of sites)
    for (const { unit, expression } of callArguments(checker, site))
      add(expression, unit === null ? null : certain(unit));
  for (const node of nodesOf(source, ts.isBinaryExpression)) {
    const unit = isSum(node) || isComparison(node) ? unitOfRead(checker, sites, node.left) : null;
    if (unit !== null) add(node.right, isSum(node) ? difference(unit) : unit);
  }
  return [...found].flatMap(([node, words]) => {
    const [only = null, ...others] = words;
    return only === null || others.length > 0 ? [] : [{ node, words: only }];
  });
}

interface Part {
  readonly node: ts.Expression;
  readonly value: bigint;
  readonly unit: Unit | null;
}

/**
 * The numbers in an expression of this unit: the expression itself, the terms of a sum, or one field of every list
 * item.
 */
function parts(checker: ts.TypeChecker, expression: ts.Expression, unit: Unit | null): Part[] {
  const node = constant(checker, expression);
  const value = numberOf(checker, node);
  if (value !== null) return [{ node, value, unit }];
  if (ts.isBinaryExpression(node) && isSum(node))
    return [node.left, node.right].flatMap((side) =>
      numberOf(checker, side) === null ? [] : parts(checker, side, unit === null ? null : difference(unit)),
    );
  return mapped(checker, node).flatMap((item) => parts(checker, item, unit));
}

const isSum = ({ operatorToken }: ts.BinaryExpression): boolean => /^[+-]$/.test(operatorToken.getText());

const isComparison = ({ operatorToken }: ts.BinaryExpression): boolean =>
  /^(?:[<>]=?|[=!]==)$/.test(operatorToken.getText());

/** Unit of what is added to a number of this unit: a time plus a duration is a time. */
const difference = (unit: Unit): Unit => (unit.kind === 'time' ? { kind: 'duration' } : unit);

/** The unit of what a method of the SDK has returned, or of one field of it; null for anything else. */
function unitOfRead(checker: ts.TypeChecker, sites: readonly CallSite[], expression: ts.Expression): Unit | null {
  const node = unwrapped(expression);
  const declaration = ts.isIdentifier(node) ? declarationOf(checker, node) : null;
  const { path, initializer } =
    declaration !== null && ts.isBindingElement(declaration)
      ? patternOf(declaration)
      : { path: [], initializer: constant(checker, node) };
  const call = initializer === undefined ? undefined : unwrapped(initializer);
  const site = sites.find((candidate) => candidate.node === call);
  const at = ['return', ...path].join('.');
  const unit = site?.kind === 'read' ? site.called?.method.units.find((known) => known.path === at) : undefined;
  return unit === undefined ? null : certain(unit.text);
}

/** Follows the names of constants. A variable that can change is not followed. */
function constant(checker: ts.TypeChecker, expression: ts.Expression): ts.Expression {
  const node = unwrapped(expression);
  const declaration = ts.isIdentifier(node) ? declarationOf(checker, node) : null;
  if (declaration === null || !ts.isVariableDeclaration(declaration) || declaration.initializer === undefined)
    return node;
  const fixed = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return fixed ? constant(checker, declaration.initializer) : node;
}

/** More digits than any unit has. */
const LARGEST_POWER = 77n;

/** The value of a number, or of numbers that are multiplied or raised to a power; null for everything else. */
function numberOf(checker: ts.TypeChecker, expression: ts.Expression): bigint | null {
  const node = constant(checker, expression);
  if (ts.isBigIntLiteral(node)) return BigInt(node.text.slice(0, -1));
  if (ts.isNumericLiteral(node)) return /^\d+$/.test(node.text) ? BigInt(node.text) : null;
  if (!ts.isBinaryExpression(node)) return null;
  const [left, right] = [numberOf(checker, node.left), numberOf(checker, node.right)];
  if (left === null || right === null) return null;
  if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return left * right;
  const power = node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken && right <= LARGEST_POWER;
  return power ? left ** right : null;
}

/** What `list.map(({ amount }) => amount)` takes from the items of a list that the sample writes out. */
function mapped(checker: ts.TypeChecker, node: ts.Expression): ts.Expression[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const [pick] = node.arguments;
  const list = constant(checker, node.expression.expression);
  if (node.expression.name.text !== 'map' || pick === undefined || !ts.isArrowFunction(pick)) return [];
  const taken = ts.isIdentifier(pick.body) ? declarationOf(checker, pick.body) : null;
  if (taken === null || !ts.isBindingElement(taken) || !ts.isArrayLiteralExpression(list)) return [];
  const { path, initializer } = patternOf(taken);
  if (path.length > 1 || initializer !== undefined) return [];
  return list.elements.flatMap((item) => {
    const object = origin(checker, item);
    if (!ts.isObjectLiteralExpression(object)) return [];
    const field = object.properties.find(({ name }) => name?.getText() === path[0]);
    return field !== undefined && ts.isPropertyAssignment(field) ? [field.initializer] : [];
  });
}

/** Reads a unit; null where the surface is not sure of it. */
const certain = (unit: string): Unit | null => (/\b(?:inferred|unknown)\b/.test(unit) ? null : readUnit(unit));

/** Digits of an amount that would be a row of zeros in whole tokens. */
const FEW = 6;

/** The value in words; null where the unit says nothing. */
function valueWords(value: bigint, unit: Unit): string | null {
  if (value === 0n || unit.kind === 'none') return null;
  const places = unit.kind === 'amount' || unit.kind === 'rate' ? (unit.decimals ?? 0) : 0;
  return places > FEW && String(value).length <= FEW ? null : humanValue(value, unit);
}
