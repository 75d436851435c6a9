import ts from 'typescript';
import type { SdkType } from '../../model/sdk';
import { exportFacts } from './sdk-doc';
import { integersOf, integersOfMembers } from './sdk-integers';
import { readFields } from './sdk-parameters';
import type { SdkSource } from './sdk-sources';
import { declaredMembers, lineText } from './sdk-types';

export function readType(source: SdkSource, node: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): SdkType {
  const alias = ts.isTypeAliasDeclaration(node);
  const body = alias
    ? lineText(source, node.type)
    : `{ ${node.members.map((member) => lineText(source, member)).join(' ')} }`;
  return {
    ...exportFacts(source, node, node.name.text),
    kind: alias ? 'type' : 'interface',
    typeParameters: (node.typeParameters ?? []).map((parameter) => lineText(source, parameter)),
    definition: body.replace(/; }/g, ' }'),
    fields: readFields(declaredMembers({ source, node }, [node])),
    integers: integersWritten(node),
  };
}

/** Returns the integers in the members of this declaration; for an alias of an integer the path is "value". */
function integersWritten(node: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): readonly string[] {
  if (!ts.isTypeAliasDeclaration(node)) return integersOfMembers(node.members);
  return integersOf(node.type, 'value').map((path) => path.replace(/^value\./, ''));
}
