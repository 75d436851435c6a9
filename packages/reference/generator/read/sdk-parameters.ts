import type ts from 'typescript';
import type { DocTag } from '../../model/doc';
import type { SdkField, SdkParameter } from '../../model/sdk';
import { commentOf } from './sdk-doc';
import { locationOf, type SdkSource } from './sdk-sources';
import { lineText, membersOf, type TypeMember } from './sdk-types';
import { byPath, textOf } from './tags';

/** Facts about parameters from the tags of their owner, by path. They override the comments of named types. */
const pathFacts = (tags: readonly DocTag[]) => ({
  text: byPath(tags, 'param'),
  unit: byPath(tags, 'unit'),
  value: byPath(tags, 'default'),
});
type PathFacts = ReturnType<typeof pathFacts>;

/** Reads the parameters of a method, constructor or function, with expanded fields of object types. */
export function readParameters(
  source: SdkSource,
  nodes: readonly ts.ParameterDeclaration[],
  tags: readonly DocTag[],
): readonly SdkParameter[] {
  const facts = pathFacts(tags);
  return nodes.map((node) => {
    const name = node.name.getText(source.tree);
    return {
      name,
      type: lineText(source, node.type),
      optional: node.questionToken !== undefined || node.initializer !== undefined,
      defaultValue: facts.value.get(name) ?? null,
      description: facts.text.get(name) ?? '',
      unit: facts.unit.get(name) ?? null,
      fields: node.type ? fieldsOf(source, node.type, name, facts, []) : [],
    };
  });
}

/** Reads the fields of a returned object, with the units of `@unit return.field` tags. */
export function readReturnFields(
  source: SdkSource,
  type: ts.TypeNode,
  tags: readonly DocTag[],
): readonly SdkParameter[] {
  return fieldsOf(source, type, 'return', pathFacts(tags), []);
}

/** Turns the members of an object type (from sdk-types) into documented fields. */
export function readFields(members: readonly TypeMember[]): readonly SdkField[] {
  return members.map((member) => ({
    ...readField(member, member.name, pathFacts([]), []),
    readonly: member.readonly,
    tags: commentOf(member.source, member.node)?.tags ?? [],
    location: locationOf(member.source, member.node),
  }));
}

function fieldsOf(
  source: SdkSource,
  type: ts.TypeNode,
  path: string,
  facts: PathFacts,
  seen: readonly ts.Node[],
): readonly SdkParameter[] {
  const members = membersOf(source, type).filter(({ node }) => !seen.includes(node));
  return members.map((member) => readField(member, `${path}.${member.name}`, facts, seen));
}

function readField(member: TypeMember, path: string, facts: PathFacts, seen: readonly ts.Node[]): SdkParameter {
  const comment = commentOf(member.source, member.node);
  const tags = comment?.tags ?? [];
  return {
    name: member.name,
    type: lineText(member.source, member.type),
    optional: member.optional,
    defaultValue: facts.value.get(path) ?? textOf(tags, 'default'),
    description: facts.text.get(path) ?? comment?.prose ?? '',
    unit: facts.unit.get(path) ?? textOf(tags, 'unit'),
    fields: member.type ? fieldsOf(member.source, member.type, path, facts, [...seen, member.node]) : [],
  };
}
