import ts from 'typescript';
import type { Problem } from '../../model/problem';
import type { ConstantEntry, ConstantValue, SdkConstant, SdkFunction } from '../../model/sdk';
import { commentOf, exportFacts } from './sdk-doc';
import { readEnum } from './sdk-enum';
import { integersOf, integersOfMembers } from './sdk-integers';
import { readParameters } from './sdk-parameters';
import { findDeclaration } from './sdk-scope';
import { locationOf, type SdkSource } from './sdk-sources';
import { lineText } from './sdk-types';
import { unwrap } from './comment';
import { textOf } from './tags';

interface Literal {
  readonly value: ConstantValue;
  readonly entries: readonly ConstantEntry[];
}

/** Reads `export const X: T = literal`. A constant with a function type is read as a function. */
export function readConstant(
  source: SdkSource,
  statement: ts.VariableStatement,
  problems: Problem[],
): SdkConstant | SdkFunction {
  const node = statement.declarationList.declarations[0] as ts.VariableDeclaration;
  const facts = exportFacts(source, statement, node.name.getText(source.tree));
  if (node.type && ts.isFunctionTypeNode(node.type)) {
    const { parameters } = node.type;
    return {
      ...facts,
      kind: 'function',
      parameters: readParameters(source, parameters, facts.doc.tags),
      returns: lineText(source, node.type.type),
      returnsDescription: textOf(facts.doc.tags, 'returns') ?? '',
      integers: [...integersOfMembers(parameters), ...integersOf(node.type.type, 'return')],
    };
  }
  const type = node.type ?? assertedType(node.initializer);
  const literal = node.initializer ? readLiteral(source, node.initializer, [], problems) : null;
  const entries = literal?.entries.filter(({ path }) => path.length > 0) ?? [];
  return { ...facts, kind: 'const', type: lineText(source, type), value: literal?.value, entries };
}

/** Returns `T` of `literal as unknown as T` and `literal satisfies T`. */
function assertedType(node: ts.Expression | undefined): ts.TypeNode | undefined {
  return node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.type : undefined;
}

function readLiteral(source: SdkSource, node: ts.Expression, path: readonly string[], problems: Problem[]): Literal {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return readLiteral(source, node.expression, path, problems);
  }
  if (ts.isObjectLiteralExpression(node)) return readObject(source, node, path, problems);
  const value = primitiveOf(source, node);
  if (value === undefined) report(source, node, 'a constant that is no literal', problems);
  return { value: value ?? null, entries: [entryOf(source, node, path, String(value))] };
}

function readObject(
  source: SdkSource,
  node: ts.ObjectLiteralExpression,
  path: readonly string[],
  problems: Problem[],
): Literal {
  const parts = node.properties.flatMap((property) => {
    const key = ts.isPropertyAssignment(property) ? keyOf(property.name) : null;
    if (!ts.isPropertyAssignment(property) || key === null) {
      report(source, property, 'an entry that is not `key: value`', problems);
      return [];
    }
    const literal = readLiteral(source, property.initializer, [...path, key], problems);
    const grouped = typeof literal.value === 'object' && literal.value !== null;
    if (grouped && commentOf(source, property)) report(source, property, 'a comment on a group of entries', problems);
    return [[key, literal] as const];
  });
  const value = Object.fromEntries(parts.map(([key, literal]) => [key, literal.value]));
  return { value, entries: parts.flatMap(([, { entries }]) => entries) };
}

/** Returns the member name of `[Chain.Mainnet]` and `[Token.VT]`, which people and pages use. */
function keyOf(name: ts.PropertyName): string | null {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) return name.text;
  const inner = ts.isComputedPropertyName(name) ? name.expression : null;
  return inner && ts.isPropertyAccessExpression(inner) ? inner.name.text : null;
}

function primitiveOf(source: SdkSource, node: ts.Expression): ConstantValue | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return -Number(node.operand.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const found = findDeclaration(source, node.expression.getText(source.tree));
  if (!found || !ts.isEnumDeclaration(found.node)) return undefined;
  return readEnum(found.source, found.node).members.find(({ name }) => name === node.name.text)?.value;
}

function entryOf(source: SdkSource, node: ts.Expression, path: readonly string[], value: string): ConstantEntry {
  const comment = commentOf(source, node.parent);
  const facts = Object.fromEntries((comment?.tags ?? []).map((tag) => [tag.name, tag.text]));
  return { path, value, text: unwrap(comment?.prose ?? ''), facts, location: locationOf(source, node) };
}

function report(source: SdkSource, node: ts.Node, what: string, problems: Problem[]): void {
  const hint = 'constants are nested object literals; comments belong to their leaves';
  problems.push({ rule: 'unread', location: locationOf(source, node), message: `${what} cannot be read`, hint });
}
