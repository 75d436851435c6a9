import ts from 'typescript';

/** Global function of the recording process that stores the line of the running statement (see child.ts). */
const MARKER = 'recordingLine';

/**
 * Compiles an example to JavaScript in which every top-level statement first marks its own line. Requests of a function
 * belong to the statement that calls it, not to the one that declares it.
 */
export function markStatements(file: string, text: string): string {
  const mark: ts.TransformerFactory<ts.SourceFile> = () => (source) =>
    ts.factory.updateSourceFile(
      source,
      source.statements.flatMap((statement) =>
        runs(statement)
          ? [call(source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1), statement]
          : statement,
      ),
    );
  return transpile(file, text, { before: [mark] });
}

/** Compiles a single TypeScript file to JavaScript, without types and comments. */
export function transpile(file: string, text: string, transformers: ts.CustomTransformers = {}): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, removeComments: true };
  return ts.transpileModule(text, { fileName: file, compilerOptions, transformers }).outputText;
}

const runs = (statement: ts.Statement): boolean =>
  !ts.isImportDeclaration(statement) &&
  !ts.isInterfaceDeclaration(statement) &&
  !ts.isTypeAliasDeclaration(statement) &&
  !ts.isFunctionDeclaration(statement);

function call(line: number): ts.Statement {
  const { factory } = ts;
  const marker = factory.createPropertyAccessExpression(factory.createIdentifier('globalThis'), MARKER);
  return factory.createExpressionStatement(
    factory.createCallExpression(marker, [], [factory.createNumericLiteral(line)]),
  );
}
