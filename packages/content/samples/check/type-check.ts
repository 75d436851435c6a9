import ts from 'typescript';
import type { SampleModule } from '../read/modules';
import type { SampleProgram } from '../read/program';

/** A type error of a sample, at its position in the Markdown file or the example. */
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

/** Returns the type errors of the modules, which must be part of the program. */
export function typeCheck(program: SampleProgram, modules: readonly SampleModule[]): SampleError[] {
  return modules.flatMap((module) => {
    const source = program.source(module.path);
    return program.diagnostics(source).map((diagnostic) => place(module, source, diagnostic));
  });
}

function place(module: SampleModule, source: ts.SourceFile, diagnostic: ts.Diagnostic): SampleError {
  const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  const origin = module.lines[Math.min(line, module.lines.length - 1)];
  return {
    file: origin?.file ?? module.path,
    line: origin?.line ?? line + 1,
    column: character + 1 + (origin?.indent ?? 0),
    code: diagnostic.code,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  };
}
