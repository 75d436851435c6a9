import type { ContractParameter } from '../../model/contract';
import type { DocTag } from '../../model/doc';
import type { AstNode } from './solc-ast';
import { byPath } from './tags';

type Declarations = ReadonlyMap<number, AstNode>;

/** Returns the ABI type of a type name, with structs as tuples: `(uint64,bool)[]`. */
function abiTypeOf(type: AstNode, declarations: Declarations): string {
  if (type.nodeType === 'ArrayTypeName' && type.baseType) {
    return `${abiTypeOf(type.baseType, declarations)}[${type.length?.value ?? ''}]`;
  }
  if (type.nodeType !== 'UserDefinedTypeName') return typeString(type).replace(' payable', '');
  const declaration = declarations.get(type.referencedDeclaration ?? -1);
  if (declaration?.nodeType === 'EnumDefinition') return 'uint8';
  if (declaration?.nodeType !== 'StructDefinition') return 'address';
  return `(${(declaration.members ?? []).map((member) => memberType(member, declarations)).join(',')})`;
}

function memberType(member: AstNode, declarations: Declarations): string {
  return member.typeName ? abiTypeOf(member.typeName, declarations) : '';
}

function typeString(type: AstNode | undefined): string {
  return type?.typeDescriptions?.typeString ?? '';
}

/** Returns the canonical signature, for example `deposit(uint256,address)`. */
export function signatureOf(node: AstNode, declarations: Declarations): string {
  const types = (node.parameters?.parameters ?? []).map((parameter) => memberType(parameter, declarations));
  return `${node.name}(${types.join(',')})`;
}

/** Returns parameters or fields with their prose (`@<tag> name - text`, or the index where unnamed) and units. */
export function parametersOf(
  nodes: readonly AstNode[],
  declarations: Declarations,
  tags: readonly DocTag[],
  tag: 'param' | 'field',
): readonly ContractParameter[] {
  const descriptions = byPath(tags, tag);
  const units = byPath(tags, 'unit');
  return nodes.map((node, index) => {
    const key = node.name || String(index);
    return parameterOf(node, declarations, descriptions.get(key) ?? '', units.get(key) ?? null);
  });
}

/**
 * Returns the results. `@return` tags are in order, with the name first where there is one; paths of units are
 * `return`, `return.name` or `return.0`.
 */
export function resultsOf(
  nodes: readonly AstNode[],
  declarations: Declarations,
  tags: readonly DocTag[],
): readonly ContractParameter[] {
  const texts = tags.filter(({ name }) => name === 'return').map(({ text }) => text);
  const units = byPath(tags, 'unit');
  return nodes.map((node, index) => {
    const text = texts[index] ?? '';
    const description = node.name ? text.replace(/^\S+\s*(?:-\s+)?/, '') : text;
    const whole = nodes.length === 1 ? units.get('return') : undefined;
    return parameterOf(node, declarations, description, units.get(`return.${node.name || index}`) ?? whole ?? null);
  });
}

function parameterOf(
  node: AstNode,
  declarations: Declarations,
  description: string,
  unit: string | null,
): ContractParameter {
  return {
    name: node.name ?? '',
    type: typeString(node.typeName).replace(/\b(struct|enum|contract) /g, ''),
    abiType: memberType(node, declarations),
    indexed: node.indexed ?? false,
    description,
    unit,
  };
}
