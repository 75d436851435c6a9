import ts from 'typescript';
import { unwrapType } from './sdk-types';

/** The SDK types two bigint results as `never`, because TypeScript could not infer their overloads. */
const integerKinds = new Set([ts.SyntaxKind.BigIntKeyword, ts.SyntaxKind.NumberKeyword, ts.SyntaxKind.NeverKeyword]);

/** Returns the paths of the integers in a list of parameters. */
export function integersOfParameters(nodes: readonly ts.ParameterDeclaration[]): readonly string[] {
  return nodes.flatMap((node) => (node.type ? integersOf(node.type, node.name.getText()) : []));
}

/**
 * Returns the paths of `bigint` and `number` inside a type with the path `path`. Objects add `.field`, tuples `.label`
 * or `.0`, arrays and promises nothing. Named types are left out: they document their own fields. Of `{ transact,
 * estimate }` only the parameters of `transact` count, because all resolve to the same types (a hash, gas units).
 */
export function integersOf(type: ts.TypeNode, path: string): readonly string[] {
  const inner = unwrapType(type);
  const { kind } = inner;
  if (integerKinds.has(kind)) return [path];
  if (ts.isUnionTypeNode(inner) || ts.isIntersectionTypeNode(inner)) {
    return [...new Set(inner.types.flatMap((part) => integersOf(part, path)))];
  }
  if (ts.isTupleTypeNode(inner))
    return inner.elements.flatMap((element, index) => integersOfElement(element, path, index));
  if (ts.isFunctionTypeNode(inner)) return inner.parameters.flatMap((node) => integersOfParameter(node, path));
  if (!ts.isTypeLiteralNode(inner)) return [];
  if (isDeferred(inner))
    return integersOfMembers(
      inner.members.filter(({ name }) => name?.getText() === 'transact'),
      '',
    );
  return integersOfMembers([...inner.members], `${path}.`);
}

function integersOfMembers(members: readonly ts.TypeElement[], prefix: string): readonly string[] {
  return members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type ? integersOf(member.type, `${prefix}${member.name.getText()}`) : [],
  );
}

function integersOfElement(element: ts.TypeNode, path: string, index: number): readonly string[] {
  if (ts.isNamedTupleMember(element)) return integersOf(element.type, `${path}.${element.name.text}`);
  return integersOf(element, `${path}.${index}`);
}

function integersOfParameter(node: ts.ParameterDeclaration, path: string): readonly string[] {
  return node.type ? integersOf(node.type, `${path}.${node.name.getText()}`) : [];
}

/** Whether a type is `{ transact, estimate }`, also inside a promise. */
export function isDeferred(type: ts.TypeNode): boolean {
  const inner = unwrapType(type);
  const names = ts.isTypeLiteralNode(inner) ? inner.members.map(({ name }) => name?.getText()) : [];
  return names.includes('transact') && names.includes('estimate');
}
