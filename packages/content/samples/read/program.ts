import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The one program that checks all samples. Creating it takes 5 to 10 seconds. */
export interface SampleProgram {
  readonly checker: ts.TypeChecker;
  /** Returns the parsed sample at a path of `texts`. */
  readonly source: (path: string) => ts.SourceFile;
  readonly diagnostics: (source: ts.SourceFile) => readonly ts.Diagnostic[];
}

/** Parsed files of packages. All programs of a process have the same options, so they share these. */
const libraries = new Map<string, ts.SourceFile>();

/**
 * Parses and binds `texts` (path relative to the root -> code). The project's tsconfig.json maps
 * `@pufferfinance/puffer-sdk` to surface/sdk. No file at these paths is read or written. Unused names are allowed,
 * because a sample shows one step and not a whole application.
 */
export function createProgram(root: string, texts: ReadonlyMap<string, string>): SampleProgram {
  const options = readOptions(root);
  const virtual = new Map([...texts].map(([path, text]) => [join(root, path), text]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  host.readFile = (path) => virtual.get(path) ?? readFile(path);
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = virtual.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, languageVersion, true);
    const known = libraries.get(path);
    if (known !== undefined) return known;
    const source = getSourceFile(path, languageVersion, ...rest);
    if (source !== undefined && path.includes('/node_modules/')) libraries.set(path, source);
    return source;
  };
  const program = ts.createProgram({ rootNames: [...virtual.keys()], options, host });
  return {
    checker: program.getTypeChecker(),
    source: (path) => {
      const source = program.getSourceFile(join(root, path));
      if (source === undefined) throw new Error(`sample ${path} is not part of the program`);
      return source;
    },
    diagnostics: (source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)],
  };
}

function readOptions(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile) as { config?: unknown; error?: ts.Diagnostic };
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const parsed = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, dirname(file));
  return { ...parsed.options, noUnusedLocals: false, noUnusedParameters: false, noEmit: true };
}
