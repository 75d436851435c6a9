import ts from 'typescript';
import { resolveModule, type SdkSource } from './sdk-sources';

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration | ts.ClassDeclaration;

export interface Found {
  readonly source: SdkSource;
  readonly node: Declaration;
}

/** Resolves a name in a module to its type, enum or class, through imports and re-exports; null for foreign names. */
export function findDeclaration(source: SdkSource, name: string): Found | null {
  for (const statement of source.tree.statements) {
    if (isDeclaration(statement) && statement.name?.text === name) return { source, node: statement };
    const origin = originOf(statement, name);
    if (!origin) continue;
    const target = source.all.get(resolveModule(source, origin.module));
    return target ? findDeclaration(target, origin.name) : null;
  }
  return null;
}

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

/** Returns where a statement imports or re-exports a name from, and its name there; null when it does neither. */
export function originOf(statement: ts.Statement, name: string): { module: ts.Expression; name: string } | null {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return null;
  const { moduleSpecifier: module } = statement;
  const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (!module || !names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return null;
  const specifier = names.elements.find((element) => element.name.text === name);
  return specifier ? { module, name: (specifier.propertyName ?? specifier.name).text } : null;
}
