import type { ContractEnum, ContractStruct } from '../../model/contract';
import { parametersOf } from './contract-types';
import type { AstNode } from './solc-ast';
import { docOf, type SolidityFile } from './solidity-file';
import { byPath, unitsOf } from './tags';

/** Returns every struct of the file, including those of other interfaces: each ABI names its types by their scope. */
export function readStructs(file: SolidityFile): readonly ContractStruct[] {
  return declarationsOf(file, 'StructDefinition').map((node) => {
    const doc = docOf(file, node);
    const fields = parametersOf(node.members ?? [], file.declarations, doc.tags, 'field');
    return { kind: 'struct', name: node.canonicalName ?? node.name ?? '', doc, units: unitsOf(doc.tags), fields };
  });
}

export function readEnums(file: SolidityFile): readonly ContractEnum[] {
  return declarationsOf(file, 'EnumDefinition').map((node) => {
    const doc = docOf(file, node);
    const texts = byPath(doc.tags, 'member');
    const members = (node.members ?? []).map(({ name = '' }) => ({ name, description: texts.get(name) ?? '' }));
    return { kind: 'enum', name: node.canonicalName ?? node.name ?? '', doc, members };
  });
}

function declarationsOf(file: SolidityFile, nodeType: string): readonly AstNode[] {
  return [...file.declarations.values()].filter((node) => node.nodeType === nodeType);
}
