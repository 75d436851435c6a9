import ts from 'typescript';
import { unwrapType } from './sdk-types';

/** The SDK types two bigint results as `never`, because TypeScript could not infer their overloads. */
const integerKinds = new Set([ts.SyntaxKind.BigIntKeyword, ts.SyntaxKind.NumberKeyword, ts.SyntaxKind.NeverKeyword]);

/** Returns the paths of the integers in parameters, or in the members of an object type. */
export const integersOfMembers = (
  nodes: readonly (ts.ParameterDeclaration | ts.TypeElement)[],
  prefix = '',
): readonly string[] =>
  nodes.flatMap((node) =>
    (ts.isParameter(node) || ts.isPropertySignature(node)) && node.type
      ? integersOf(node.type, `${prefix}${node.name.getText()}`)
      : [],
  );

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
  if (ts.isTupleTypeNode(inner)) {
    return inner.elements.flatMap((element, index) =>
      ts.isNamedTupleMember(element)
        ? integersOf(element.type, `${path}.${element.name.text}`)
        : integersOf(element, `${path}.${index}`),
    );
  }
  if (ts.isFunctionTypeNode(inner)) return integersOfMembers(inner.parameters, `${path}.`);
  if (!ts.isTypeLiteralNode(inner)) return [];
  if (!isDeferred(inner)) return integersOfMembers(inner.members, `${path}.`);
  return integersOfMembers(inner.members.filter(({ name }) => name?.getText() === 'transact'));
}

/** Whether a type is `{ transact, estimate }`, also inside a promise. */
export function isDeferred(type: ts.TypeNode): boolean {
  const inner = unwrapType(type);
  const names = ts.isTypeLiteralNode(inner) ? inner.members.map(({ name }) => name?.getText()) : [];
  return names.includes('transact') && names.includes('estimate');
}
