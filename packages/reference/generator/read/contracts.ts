import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Contract, ContractEnum, ContractStruct } from '../../model/contract';
import type { Problem } from '../../model/problem';
import { readError, readEvent, readFunction } from './contract-members';
import { compileFolder, type SolcResult } from './solc';
import type { AstNode } from './solc-ast';
import { docOf, lineAt, locationOf, openSolidity, type SolidityFile } from './solidity-file';
import { caveatsOf, byPath, unitsOf } from './tags';
import { parametersOf } from './contract-types';

/** Reads surface/contracts, one contract per file. A file with errors adds problems and no contract. */
export function readContracts(root: string, problems: Problem[]): readonly Contract[] {
  return [...compileFolder(root, 'surface/contracts')].flatMap(([path, result]) => {
    if (reportErrors(root, path, result, problems) || !result.ast) return [];
    const file = openSolidity(root, path, result.ast);
    const name = basename(path, '.sol');
    const node = file.ast.nodes?.find((child) => child.nodeType === 'ContractDefinition' && child.name === `I${name}`);
    if (node) return [readContract(file, node, name, result)];
    problems.push({
      rule: 'missing-interface',
      location: { file: path, line: 1 },
      message: `the file declares no interface I${name}`,
      hint: 'name the interface like the file, with I in front',
    });
    return [];
  });
}

/** Turns each error of solc into a problem. Returns whether there were any. */
export function reportErrors(root: string, path: string, result: SolcResult, problems: Problem[]): boolean {
  for (const error of result.errors) {
    const line = lineAt(readFileSync(join(root, path)), error.sourceLocation?.start ?? 0);
    const hint = 'solc refuses this file; nothing else in it is read until it compiles';
    problems.push({ rule: 'solc-error', location: { file: path, line }, message: error.message, hint });
  }
  return result.errors.length > 0;
}

function readContract(file: SolidityFile, node: AstNode, name: string, result: SolcResult): Contract {
  const nodes = node.nodes ?? [];
  const ofType = (nodeType: string): readonly AstNode[] => nodes.filter((child) => child.nodeType === nodeType);
  const functions = ofType('FunctionDefinition');
  const receive = functions.find(({ kind }) => kind === 'receive');
  const doc = docOf(file, node);
  return {
    name,
    doc,
    caveats: caveatsOf(doc.tags),
    functions: functions.filter(({ kind }) => kind === 'function').map((child) => readFunction(file, child)),
    events: ofType('EventDefinition').map((child) => readEvent(file, child)),
    errors: ofType('ErrorDefinition').map((child) => readError(file, child)),
    structs: readStructs(file),
    enums: readEnums(file),
    receive: receive ? docOf(file, receive) : null,
    abi: result.abis[`I${name}`] ?? [],
    location: locationOf(file, node),
  };
}

/** Returns every struct of the file, including those of other interfaces: each ABI names its types by their scope. */
function readStructs(file: SolidityFile): readonly ContractStruct[] {
  return declarationsOf(file, 'StructDefinition').map((node) => {
    const doc = docOf(file, node);
    const fields = parametersOf(node.members ?? [], file.declarations, doc.tags, 'field');
    return { kind: 'struct', name: node.canonicalName ?? node.name ?? '', doc, units: unitsOf(doc.tags), fields };
  });
}

function readEnums(file: SolidityFile): readonly ContractEnum[] {
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
