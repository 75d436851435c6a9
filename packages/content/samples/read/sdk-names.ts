import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { SampleProgram } from './program';

/** An SDK name that a sample uses. */
export interface NameUse {
  /** Position in the source of the module. */
  readonly start: number;
  readonly end: number;
  /** `module.Export` or `module.Export.member`, the format of packages/reference/model/links.ts; for an ABI the name of its contract. */
  readonly target: string;
}

/** Returns every identifier of a sample that the SDK declares, as the type checker resolves it. */
export function sdkNames(root: string, { checker }: SampleProgram, source: ts.SourceFile): NameUse[] {
  const uses: NameUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const target = targetOf(root, checker, node);
      if (target !== null) uses.push({ start: node.getStart(source), end: node.getEnd(), target });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function targetOf(root: string, checker: ts.TypeChecker, node: ts.Identifier): string | null {
  const symbol = checker.getSymbolAtLocation(node);
  if (symbol === undefined) return null;
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = original.declarations?.[0];
  return declaration === undefined ? null : nameOf(root, declaration);
}

/** Returns null for parameters, local variables and declarations outside of the SDK. */
function nameOf(root: string, declaration: ts.Declaration): string | null {
  const path = relative(root, declaration.getSourceFile().fileName).split(sep).join('/');
  const abi = /^\.generated\/sdk\/contracts\/abis\/mainnet\/(\w+)\.ts$/.exec(path)?.[1];
  if (abi !== undefined) return abi;
  if (!path.startsWith('surface/sdk/') || ts.isParameter(declaration)) return null;
  const module = path.slice(join('surface/sdk/').length).replace(/\.ts$/, '');
  const names = ownersOf(declaration);
  return names.length === 0 ? null : [module, names.join('.')].join('.');
}

/**
 * Returns the export and the member that contain a declaration. A field of a parameter or a return value belongs to its
 * method; an entry of an address table belongs to the table.
 */
function ownersOf(declaration: ts.Node): string[] {
  const chain: ts.Node[] = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) chain.unshift(node);
  const exported = chain.find((node) => ts.isVariableDeclaration(node) || isExport(node)) as
    | ts.NamedDeclaration
    | undefined;
  const member = chain.find((node) => isMember(node)) as ts.NamedDeclaration | undefined;
  const names = [exported, exported !== undefined && ts.isVariableDeclaration(exported) ? undefined : member];
  return names.flatMap((node) => (node?.name === undefined ? [] : [node.name.getText()]));
}

const isExport = (node: ts.Node): boolean =>
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isFunctionDeclaration(node);

const isMember = (node: ts.Node): boolean =>
  ts.isMethodDeclaration(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isEnumMember(node) ||
  ts.isPropertySignature(node);
