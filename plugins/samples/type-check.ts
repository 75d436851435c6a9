import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { SampleModule } from './modules';

/** A type error of a sample, at its place in the Markdown file. */
export interface SampleError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: number;
  readonly message: string;
}

/** `docs/x.mdx:16:7 TS2322 message` */
export const formatSampleError = ({ file, line, column, code, message }: SampleError): string =>
  `${file}:${line}:${column} TS${code} ${message}`;

/**
 * Type-checks all samples in one in-memory program, with `@pufferfinance/puffer-sdk` mapped to surface/sdk by the
 * project's tsconfig.json. Unused names are allowed: a sample shows a step, not a whole application.
 */
export function typeCheck(root: string, modules: readonly SampleModule[]): SampleError[] {
  const options = readOptions(root);
  const virtual = new Map(modules.map((module) => [join(root, module.path), module]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  host.readFile = (path) => virtual.get(path)?.code ?? readFile(path);
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const module = virtual.get(path);
    return module === undefined
      ? getSourceFile(path, languageVersion, ...rest)
      : ts.createSourceFile(path, module.code, languageVersion, true);
  };
  const program = ts.createProgram({ rootNames: [...virtual.keys()], options, host });
  return [...virtual].flatMap(([path, module]) => {
    const source = program.getSourceFile(path);
    if (source === undefined) throw new Error(`sample ${path} is not part of the program`);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((diagnostic) =>
      place(root, module, source, diagnostic),
    );
  });
}

function readOptions(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile) as { config?: unknown; error?: ts.Diagnostic };
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const parsed = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, dirname(file));
  return { ...parsed.options, noUnusedLocals: false, noUnusedParameters: false, noEmit: true };
}

function place(root: string, module: SampleModule, source: ts.SourceFile, diagnostic: ts.Diagnostic): SampleError {
  const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  const origin = module.lines[Math.min(line, module.lines.length - 1)];
  return {
    file: origin?.block.file ?? relative(root, source.fileName),
    line: origin?.line ?? line + 1,
    column: character + 1 + (origin?.block.indent ?? 0),
    code: diagnostic.code,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  };
}
