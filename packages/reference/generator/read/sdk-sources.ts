import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Location } from '../../model/doc';
import type { Problem } from '../../model/problem';
import { listFiles } from './files';

/** One parsed file of surface/sdk. `path` is its module path inside the package. */
export interface SdkSource {
  readonly path: string;
  readonly file: string;
  readonly tree: ts.SourceFile;
  /** All parsed files by module path, this one too: a name may come from another module. */
  readonly all: ReadonlyMap<string, SdkSource>;
}

/** Parses every file of surface/sdk; syntax errors become problems. */
export function readSources(root: string, problems: Problem[]): readonly SdkSource[] {
  const folder = 'surface/sdk';
  const all = new Map<string, SdkSource>();
  for (const file of listFiles(root, folder, '.ts')) {
    const text = readFileSync(join(root, file), 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    for (const { start = 0, messageText } of ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? []) {
      problems.push({
        rule: 'syntax-error',
        location: { file, line: tree.getLineAndCharacterOfPosition(start).line + 1 },
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
        hint: 'the rest of this file may be misread until it parses',
      });
    }
    const path = file.slice(folder.length + 1).replace(/\.ts$/, '');
    all.set(path, { path, file, tree, all });
  }
  return [...all.values()];
}

/** Returns the module path of an import, or the package name for a foreign one. */
export function resolveModule(from: SdkSource, specifier: ts.Expression | undefined): string {
  const text = specifier && ts.isStringLiteral(specifier) ? specifier.text : '';
  return text.startsWith('.') ? posix.join(posix.dirname(from.path), text) : text;
}

export function locationOf(source: SdkSource, node: ts.Node): Location {
  return { file: source.file, line: source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1 };
}
