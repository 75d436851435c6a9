import type { ContractError, ContractEvent, ContractFunction, Mutability } from '../../model/contract';
import { parametersOf, resultsOf, signatureOf } from './contract-types';
import type { AstNode } from './solc-ast';
import { declarationText, docOf, type SolidityFile } from './solidity-file';
import { caveatsOf, outcomesOf, textOf, unitsOf } from './tags';

export function readFunction(file: SolidityFile, node: AstNode): ContractFunction {
  const base = readMember(file, node);
  const { tags } = base.doc;
  return {
    ...base,
    kind: 'function',
    selector: `0x${node.functionSelector ?? ''}`,
    mutability: (node.stateMutability ?? 'nonpayable') as Mutability,
    outputs: resultsOf(node.returnParameters?.parameters ?? [], file.declarations, tags),
    reverts: outcomesOf(tags, 'reverts'),
    emits: outcomesOf(tags, 'emits'),
    access: textOf(tags, 'access'),
  };
}

export function readEvent(file: SolidityFile, node: AstNode): ContractEvent {
  return { ...readMember(file, node), kind: 'event', topic: `0x${node.eventSelector ?? ''}` };
}

export function readError(file: SolidityFile, node: AstNode): ContractError {
  const base = readMember(file, node);
  const fix = textOf(base.doc.tags, 'fix') ?? '';
  return { ...base, kind: 'error', selector: `0x${node.errorSelector ?? ''}`, fix };
}

function readMember(file: SolidityFile, node: AstNode) {
  const doc = docOf(file, node);
  return {
    name: node.name ?? '',
    signature: signatureOf(node, file.declarations),
    solidity: declarationText(file, node),
    doc,
    caveats: caveatsOf(doc.tags),
    units: unitsOf(doc.tags),
    inputs: parametersOf(node.parameters?.parameters ?? [], file.declarations, doc.tags, 'param'),
  };
}
