import ts from 'typescript';
import type { Contract } from '../../model/contract';
import type { Problem } from '../../model/problem';
import type { SdkExport, SdkModule, SdkReexport } from '../../model/sdk';
import { docFrom, readComment } from './comment';
import { readClass } from './sdk-class';
import { readConstant } from './sdk-constant';
import { exportFacts } from './sdk-doc';
import { readEnum } from './sdk-enum';
import { locationOf, resolveModule, type SdkSource } from './sdk-sources';
import { originOf } from './sdk-scope';
import { readType } from './sdk-type';
import { hasModifier } from './sdk-types';

/** Reads one module with its exports in source order. A first comment with `@module` is the doc of the module. */
export function readModule(source: SdkSource, contracts: readonly Contract[], problems: Problem[]): SdkModule {
  const exports = source.tree.statements.flatMap((node): readonly SdkExport[] => {
    if (ts.isExportDeclaration(node)) return readReexports(source, node);
    if (ts.isImportDeclaration(node) || !isExported(node)) return [];
    if (ts.isClassDeclaration(node)) return [readClass(source, node, contracts)];
    if (ts.isEnumDeclaration(node)) return [readEnum(source, node)];
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return [readType(source, node)];
    if (ts.isVariableStatement(node)) return [readConstant(source, node, problems)];
    const hint = 'write classes, enums, types, interfaces and single constants only';
    problems.push({ rule: 'unread', location: locationOf(source, node), message: 'this export cannot be read', hint });
    return [];
  });
  return { path: source.path, doc: moduleDoc(source), exports, location: { file: source.file, line: 1 } };
}

function moduleDoc(source: SdkSource): SdkModule['doc'] {
  const range = ts.getLeadingCommentRanges(source.tree.text, 0)?.[0];
  const comment = range ? readComment(source.tree.text.slice(range.pos, range.end), 1) : null;
  if (!comment?.tags.some(({ name }) => name === 'module')) return null;
  return docFrom(comment.prose, comment.tags, { file: source.file, line: 1 });
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && hasModifier(node, ts.SyntaxKind.ExportKeyword);

/** Reads `export { X } from './y'`, and `export type { X }` of an imported name. */
function readReexports(source: SdkSource, node: ts.ExportDeclaration): readonly SdkReexport[] {
  if (!node.exportClause || !ts.isNamedExports(node.exportClause)) return [];
  return node.exportClause.elements.map((element): SdkReexport => {
    const name = element.name.text;
    const imported = (element.propertyName ?? element.name).text;
    const from =
      node.moduleSpecifier ??
      source.tree.statements.filter(ts.isImportDeclaration).find((statement) => originOf(statement, imported))
        ?.moduleSpecifier;
    return { ...exportFacts(source, node, name), kind: 'reexport', from: resolveModule(source, from) };
  });
}
