import ts from 'typescript';
import { resolveModule, type SdkSource, type SdkSources } from './sdk-sources';

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration | ts.ClassDeclaration;

export interface Found {
  readonly source: SdkSource;
  readonly node: Declaration;
}

/** Resolves a name in a module to its type, enum or class, through imports and re-exports; null for foreign names. */
export function findDeclaration(sources: SdkSources, source: SdkSource, name: string): Found | null {
  for (const statement of source.tree.statements) {
    if (isDeclaration(statement) && statement.name?.text === name) return { source, node: statement };
    const origin = originOf(statement, name);
    if (!origin) continue;
    const target = sources.get(resolveModule(source, origin.module));
    return target ? findDeclaration(sources, target, origin.name) : null;
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

function originOf(statement: ts.Statement, name: string): { module: ts.Expression; name: string } | null {
  const clause = importedNames(statement);
  const specifier = clause?.elements.find((element) => element.name.text === name);
  if (!clause || !specifier) return null;
  return { module: clause.module, name: (specifier.propertyName ?? specifier.name).text };
}

function importedNames(statement: ts.Statement) {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings)
      ? { module: statement.moduleSpecifier, elements: [...bindings.elements] }
      : null;
  }
  if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && statement.exportClause) {
    return ts.isNamedExports(statement.exportClause)
      ? { module: statement.moduleSpecifier, elements: [...statement.exportClause.elements] }
      : null;
  }
  return null;
}
