import ts from 'typescript';
import type { SdkEnum, SdkEnumMember } from '../../model/sdk';
import { docOf, exportFacts } from './sdk-doc';
import type { SdkSource } from './sdk-sources';

/** Reads an enum. Members without a value count up from the one before, as in TypeScript. */
export function readEnum(source: SdkSource, node: ts.EnumDeclaration): SdkEnum {
  let next = 0;
  const members = node.members.map((member): SdkEnumMember => {
    const value = valueOf(member.initializer) ?? next;
    if (typeof value === 'number') next = value + 1;
    const doc = docOf(source, member);
    const facts = Object.fromEntries(doc.tags.map((tag) => [tag.name, tag.text]));
    return { name: member.name.getText(source.tree), value, doc, facts };
  });
  return { ...exportFacts(source, node, node.name.text), kind: 'enum', members };
}

function valueOf(node: ts.Expression | undefined): string | number | null {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  return node && ts.isNumericLiteral(node) ? Number(node.text) : null;
}
