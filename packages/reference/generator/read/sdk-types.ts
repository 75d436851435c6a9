import ts from 'typescript';
import { onOneLine } from '../../model/type-text';
import { findDeclaration, type Found } from './sdk-scope';
import type { SdkSource } from './sdk-sources';

/** A property of an object type, found through aliases, intersections, unions, interfaces and arrays. */
export interface TypeMember {
  readonly name: string;
  readonly optional: boolean;
  readonly readonly: boolean;
  readonly type: ts.TypeNode | undefined;
  readonly node: ts.TypeElement;
  readonly source: SdkSource;
}

/** Returns the text of a node on one line, without comments. */
export function lineText(source: SdkSource, node: ts.Node | undefined): string {
  const text = node?.getText(source.tree) ?? '';
  return onOneLine(text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1'));
}

export const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

/** Unwraps types: elements of arrays, arguments of Promise and Readonly, inner types of parentheses. */
export function unwrapType(type: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return unwrapType(type.type);
  if (ts.isArrayTypeNode(type)) return unwrapType(type.elementType);
  const argument = ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
  const wrappers = ['Promise', 'Readonly', 'Array', 'ReadonlyArray'];
  if (argument && ts.isTypeReferenceNode(type) && wrappers.includes(type.typeName.getText()))
    return unwrapType(argument);
  return type;
}

/**
 * Returns the members of an object type. Names from other modules are resolved; types of other packages have no members
 * here.
 */
export function membersOf(source: SdkSource, type: ts.TypeNode, seen: readonly ts.Node[] = []): readonly TypeMember[] {
  const inner = unwrapType(type);
  if (ts.isTypeLiteralNode(inner)) return ownMembers(source, inner.members);
  if (ts.isIntersectionTypeNode(inner)) return inner.types.flatMap((part) => membersOf(source, part, seen));
  if (ts.isUnionTypeNode(inner)) return unionMembers(inner.types.map((part) => membersOf(source, part, seen)));
  if (!ts.isTypeReferenceNode(inner) && !ts.isExpressionWithTypeArguments(inner)) return [];
  const name = (ts.isTypeReferenceNode(inner) ? inner.typeName : inner.expression).getText(source.tree);
  const found = findDeclaration(source, name);
  return found && !seen.includes(found.node) ? declaredMembers(found, [...seen, found.node]) : [];
}

/** Returns the members of a declared type or interface, inherited members first. */
export function declaredMembers(found: Found, seen: readonly ts.Node[] = []): readonly TypeMember[] {
  const { source, node } = found;
  if (ts.isTypeAliasDeclaration(node)) return membersOf(source, node.type, seen);
  if (!ts.isInterfaceDeclaration(node)) return [];
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  return [...parents.flatMap((parent) => membersOf(source, parent, seen)), ...ownMembers(source, node.members)];
}

function ownMembers(source: SdkSource, elements: ts.NodeArray<ts.TypeElement>): readonly TypeMember[] {
  return elements.flatMap((node) => {
    if (!node.name || !ts.isPropertySignature(node)) return [];
    const readonly = hasModifier(node, ts.SyntaxKind.ReadonlyKeyword);
    const optional = node.questionToken !== undefined;
    return [{ name: node.name.getText(source.tree), optional, readonly, type: node.type, node, source }];
  });
}

/** A field is optional when only some alternatives have it. */
function unionMembers(alternatives: readonly (readonly TypeMember[])[]): readonly TypeMember[] {
  const names = new Set(alternatives.flatMap((members) => members.map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const same = alternatives.flatMap((members) => members.filter((member) => member.name === name));
    const first = same[0];
    return first
      ? [{ ...first, optional: same.length < alternatives.length || same.some(({ optional }) => optional) }]
      : [];
  });
}
