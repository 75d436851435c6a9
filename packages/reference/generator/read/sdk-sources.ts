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
}

/** Parsed modules by module path. */
export type SdkSources = ReadonlyMap<string, SdkSource>;

/** Parses every file of surface/sdk; syntax errors become problems. */
export function readSources(root: string, problems: Problem[]): SdkSources {
  const folder = 'surface/sdk';
  const sources = listFiles(root, folder, '.ts').map((file): SdkSource => {
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
    return { path: file.slice(folder.length + 1).replace(/\.ts$/, ''), file, tree };
  });
  return new Map(sources.map((source) => [source.path, source]));
}

/** Returns the module path of an import, or the package name for a foreign one. */
export function resolveModule(from: SdkSource, specifier: ts.Expression | undefined): string {
  const text = specifier && ts.isStringLiteral(specifier) ? specifier.text : '';
  return text.startsWith('.') ? posix.join(posix.dirname(from.path), text) : text;
}

export function locationOf(source: SdkSource, node: ts.Node): Location {
  return { file: source.file, line: source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1 };
}
