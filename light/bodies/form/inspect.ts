import ts from 'typescript';

/** One import of a module: what it names, `*` for a namespace, `default` for the default export. */
export interface Import {
  readonly specifier: string;
  readonly names: readonly string[];
  /** What it is called here. */
  readonly locals: readonly string[];
  readonly line: number;
}
/** Something that works only when a script runs, in words that continue "which ...". */
export interface Finding {
  readonly what: string;
  /** The element that is given a handler, in a page. */
  readonly element?: string;
  readonly line: number;
}
export interface Inspected {
  readonly imports: readonly Import[];
  readonly findings: readonly Finding[];
}

/** Names of the browser: a component that reads them does so in an effect or a handler. */
const BROWSER = new Set(['document', 'history', 'localStorage', 'location', 'navigator', 'sessionStorage', 'window']);

/** An attribute that hears events or hands the element out. */
export const isLiveAttribute = (name: string): boolean => name === 'ref' || /^on[A-Z]/.test(name);

const isHook = (name: string): boolean => /^use(?:[A-Z]|$)/.test(name);

/**
 * What the source of a module imports and does that needs a script in the browser: hooks, event handlers, classes of
 * components, names of the browser, imports at run time. Hooks that come from an import are judged by the import.
 */
export function inspect(text: string, file: string): Inspected {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports: Import[] = [];
  const findings: Finding[] = [];
  const imported = new Set<string>();
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const find = (node: ts.Node, what: string): void => void findings.push({ what, line: lineOf(node) });

  const visitImport = (node: ts.ImportDeclaration | ts.ExportDeclaration): void => {
    if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return;
    const names = ts.isImportDeclaration(node) ? importedNames(node) : exportedNames(node);
    if (names === null) return;
    const locals = ts.isImportDeclaration(node) ? localNames(node) : [];
    imports.push({ specifier: node.moduleSpecifier.text, names, locals, line: lineOf(node) });
    for (const name of locals) imported.add(name);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return visitImport(node);
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    const name = nameOfMember(node);
    if (name !== undefined && isLiveAttribute(name)) find(node, `has ${name}`);
    if (ts.isCallExpression(node)) visitCall(node, imported, find);
    if (ts.isClassLike(node) && node.heritageClauses?.some(({ token }) => token === ts.SyntaxKind.ExtendsKeyword))
      find(node, 'has a class that extends another');
    if (ts.isIdentifier(node) && BROWSER.has(node.text) && isReference(node)) find(node, `reads ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, findings };
}

function visitCall(
  node: ts.CallExpression,
  imported: ReadonlySet<string>,
  find: (node: ts.Node, what: string) => void,
) {
  const { expression } = node;
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return find(node, 'imports a module at run time');
  if (ts.isIdentifier(expression) && !imported.has(expression.text)) {
    if (expression.text === 'require') find(node, 'calls require');
    if (isHook(expression.text)) find(node, `calls ${expression.text}`);
  }
  const member = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isElementAccessExpression(expression) && ts.isStringLiteralLike(expression.argumentExpression)
      ? expression.argumentExpression.text
      : '';
  if (isHook(member)) find(node, `calls ${member}`);
}

/** Name of an attribute or of a field of an object that may become one. */
function nameOfMember(node: ts.Node): string | undefined {
  const { name } = node as { readonly name?: ts.Node };
  const named =
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node);
  return named && name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** Whether an identifier stands for a value, not for a field of something. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return (
    !(ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) || isValue(node)
  );
}
const isValue = (node: ts.Identifier): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.initializer === node;

/** Names that an import takes of the module; null when it takes types alone. */
function importedNames({ importClause: clause }: ts.ImportDeclaration): readonly string[] | null {
  if (clause === undefined) return ['*'];
  if (clause.isTypeOnly) return null;
  const names = clause.name === undefined ? [] : ['default'];
  const { namedBindings: bindings } = clause;
  if (bindings !== undefined) names.push(...(ts.isNamespaceImport(bindings) ? ['*'] : valuesOf(bindings.elements)));
  return names.length === 0 ? null : names;
}

function exportedNames({ exportClause: clause, isTypeOnly }: ts.ExportDeclaration): readonly string[] | null {
  if (isTypeOnly) return null;
  if (clause === undefined || ts.isNamespaceExport(clause)) return ['*'];
  const names = valuesOf(clause.elements);
  return names.length === 0 ? null : names;
}

const valuesOf = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): string[] =>
  elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);

function localNames({ importClause: clause }: ts.ImportDeclaration): readonly string[] {
  const { name, namedBindings: bindings } = clause ?? {};
  const named =
    bindings === undefined
      ? []
      : ts.isNamespaceImport(bindings)
        ? [bindings.name]
        : bindings.elements.map((e) => e.name);
  return [name, ...named].flatMap((each) => (each === undefined ? [] : [each.text]));
}
