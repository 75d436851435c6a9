import type ts from 'typescript';
import type { DocTag } from '../../model/doc';
import type { SdkField, SdkParameter } from '../../model/sdk';
import { commentOf } from './sdk-doc';
import { locationOf, type SdkSource, type SdkSources } from './sdk-sources';
import { lineText, membersOf, type TypeMember } from './sdk-types';
import { byPath, textOf } from './tags';

/** Facts about parameters from the tags of their owner, by path. They override the comments of named types. */
interface PathFacts {
  readonly text: ReadonlyMap<string, string>;
  readonly unit: ReadonlyMap<string, string>;
  readonly value: ReadonlyMap<string, string>;
}

const none: PathFacts = { text: new Map(), unit: new Map(), value: new Map() };

/** Reads the parameters of a method, constructor or function, with expanded fields of object types. */
export function readParameters(
  sources: SdkSources,
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
      fields: node.type ? fieldsOf(sources, source, node.type, name, facts, []) : [],
    };
  });
}

function pathFacts(tags: readonly DocTag[]): PathFacts {
  return { text: byPath(tags, 'param'), unit: byPath(tags, 'unit'), value: byPath(tags, 'default') };
}

/** Reads the fields of a returned object, with the units of `@unit return.field` tags. */
export function readReturnFields(
  sources: SdkSources,
  source: SdkSource,
  type: ts.TypeNode,
  tags: readonly DocTag[],
): readonly SdkParameter[] {
  return fieldsOf(sources, source, type, 'return', pathFacts(tags), []);
}

/** Turns the members of an object type (from sdk-types) into documented fields. */
export function readFields(sources: SdkSources, members: readonly TypeMember[]): readonly SdkField[] {
  return members.map((member) => ({
    ...readField(sources, member, member.name, none, []),
    readonly: member.readonly,
    tags: commentOf(member.source, member.node)?.tags ?? [],
    location: locationOf(member.source, member.node),
  }));
}

function fieldsOf(
  sources: SdkSources,
  source: SdkSource,
  type: ts.TypeNode,
  path: string,
  facts: PathFacts,
  seen: readonly ts.Node[],
): readonly SdkParameter[] {
  const members = membersOf(sources, source, type).filter(({ node }) => !seen.includes(node));
  return members.map((member) => readField(sources, member, `${path}.${member.name}`, facts, seen));
}

function readField(
  sources: SdkSources,
  member: TypeMember,
  path: string,
  facts: PathFacts,
  seen: readonly ts.Node[],
): SdkParameter {
  const comment = commentOf(member.source, member.node);
  const tags = comment?.tags ?? [];
  return {
    name: member.name,
    type: lineText(member.source, member.type),
    optional: member.optional,
    defaultValue: facts.value.get(path) ?? textOf(tags, 'default'),
    description: facts.text.get(path) ?? comment?.prose ?? '',
    unit: facts.unit.get(path) ?? textOf(tags, 'unit'),
    fields: member.type ? fieldsOf(sources, member.source, member.type, path, facts, [...seen, member.node]) : [],
  };
}
