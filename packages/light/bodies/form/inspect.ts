import ts from 'typescript';

/** One import of a module. `names` are the exports it takes: `*` for a namespace, `default` for the default export. */
export interface Import {
  readonly specifier: string;
  readonly names: readonly string[];
  /** Local names of the imports. */
  readonly locals: readonly string[];
  readonly line: number;
}
/** A construct that needs a script in the browser. `what` continues "which ...". */
export interface Finding {
  readonly what: string;
  /** In a page: the element that gets a handler. */
  readonly element?: string;
  readonly line: number;
}
export interface Inspected {
  readonly imports: readonly Import[];
  readonly findings: readonly Finding[];
}

/** Browser globals: a component reads them in an effect or a handler. */
const BROWSER = new Set(['document', 'history', 'localStorage', 'location', 'navigator', 'sessionStorage', 'window']);

/** Whether an attribute is an event handler or a ref. */
export const isLiveAttribute = (name: string): boolean => name === 'ref' || /^on[A-Z]/.test(name);

const isHook = (name: string): boolean => /^use(?:[A-Z]|$)/.test(name);

/**
 * Lists the imports of a module and its own constructs that need a script in the browser: hooks, event handlers, class
 * components, browser globals, dynamic imports. An imported hook is judged by its import.
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

/** Returns the name of an attribute, or of an object's field that may become one. */
function nameOfMember(node: ts.Node): string | undefined {
  const { name } = node as { readonly name?: ts.Node };
  const named =
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node);
  return named && name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** Whether an identifier is a value and not the name of a field. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return (
    !(ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) || isValue(node)
  );
}
const isValue = (node: ts.Identifier): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.initializer === node;

/** Returns the names that an import takes; null when it takes only types. */
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
