import { relative, sep } from 'node:path';
import ts from 'typescript';
import { nodesOf } from '../check/nodes';
import type { SampleProgram } from './program';

/** An SDK name that a sample uses. */
export interface NameUse {
  readonly node: ts.Identifier;
  /** `module.Export` or `module.Export.member`, the format of packages/reference/model/links.ts; for an ABI the name of its contract. */
  readonly target: string;
}

/** Returns every identifier of a sample that the SDK declares, as the type checker resolves it. */
export function sdkNames(root: string, { checker }: SampleProgram, source: ts.SourceFile): NameUse[] {
  return nodesOf(source, ts.isIdentifier).flatMap((node) => {
    const target = targetOf(root, checker, node);
    return target === null ? [] : [{ node, target }];
  });
}

function targetOf(root: string, checker: ts.TypeChecker, node: ts.Identifier): string | null {
  const symbol = checker.getSymbolAtLocation(node);
  if (symbol === undefined) return null;
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = original.declarations?.[0];
  return declaration === undefined ? null : nameOf(root, declaration);
}

/** Returns null for parameters, local variables and declarations outside the SDK. */
function nameOf(root: string, declaration: ts.Declaration): string | null {
  const path = relative(root, declaration.getSourceFile().fileName).split(sep).join('/');
  const abi = /^\.generated\/sdk\/contracts\/abis\/mainnet\/(\w+)\.ts$/.exec(path)?.[1];
  if (abi !== undefined) return abi;
  if (!path.startsWith('surface/sdk/') || ts.isParameter(declaration)) return null;
  const module = path.slice('surface/sdk/'.length).replace(/\.ts$/, '');
  const names = ownersOf(declaration);
  return names.length === 0 ? null : [module, names.join('.')].join('.');
}

/**
 * Returns the export and the member that contain a declaration. A field of a parameter or a return value belongs to its
 * method; an entry of an address table belongs to the table.
 */
function ownersOf(declaration: ts.Node): string[] {
  const named: ts.NamedDeclaration[] = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) if (isNamed(node)) named.unshift(node);
  const [exported] = named;
  if (exported === undefined) return [];
  const member = ts.isVariableDeclaration(exported) ? undefined : named.find(isMember);
  return [exported, member].flatMap((node) => node?.name?.getText() ?? []);
}

const isNamed = (node: ts.Node): node is ts.NamedDeclaration => 'name' in node && node.name !== undefined;

const isMember = (node: ts.Node): boolean => ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node);
