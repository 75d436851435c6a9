import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import ts from 'typescript';
import { originOf } from '../generator/read/sdk-scope';
import { hasModifier } from '../generator/read/sdk-types';
import { onOneLine } from '../model/type-text';
import { readLiteral, type Literal, type Lookup } from './read-literal';

/** Lines of a module's exports, in the grammar of surface.lock.json; unwritten return types are omitted. */
export type ModuleLines = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the exports of one module from its syntax. Private members are not exports; of constants that are not data only
 * the kind is recorded.
 */
export function readModule(tree: ts.SourceFile, lookup: Lookup): ModuleLines {
  const lines: Record<string, readonly string[]> = {};
  for (const node of tree.statements) {
    if (ts.isExportDeclaration(node)) Object.assign(lines, reexportLines(node));
    else if (!hasModifier(node, ts.SyntaxKind.ExportKeyword)) continue;
    else if (ts.isClassDeclaration(node) && node.name) lines[node.name.text] = classLines(node);
    else if (ts.isEnumDeclaration(node)) lines[node.name.text] = enumLines(node, lookup);
    else if (ts.isTypeAliasDeclaration(node)) lines[node.name.text] = [`type${generics(node)} = ${textOf(node.type)}`];
    else if (ts.isInterfaceDeclaration(node)) lines[node.name.text] = interfaceLines(node);
    else if (ts.isFunctionDeclaration(node) && node.name)
      lines[node.name.text] = [`function${callText(node.parameters)}`];
    else if (ts.isVariableStatement(node)) Object.assign(lines, variableLines(node, lookup));
  }
  return lines;
}

/** Text on one line, without comments, with imported names as their modules declare them. */
function textOf(node: ts.Node | undefined): string {
  if (node === undefined) return '';
  const text = node.getText().replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1');
  const named = [...renamedImports(node.getSourceFile())].reduce(
    (rest, [local, name]) => rest.replace(new RegExp(`\\b${local}\\b`, 'g'), name),
    text,
  );
  return onOneLine(named).replaceAll('"', "'");
}

/** `import { Chain as LocalChain }`: LocalChain -> Chain. */
function renamedImports({ statements }: ts.SourceFile): ReadonlyMap<string, string> {
  const elements = statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  });
  return new Map(
    elements.flatMap(({ name, propertyName }) => (propertyName ? [[name.text, propertyName.text] as const] : [])),
  );
}

const generics = ({ typeParameters }: ts.DeclarationWithTypeParameterChildren): string =>
  typeParameters === undefined ? '' : `<${typeParameters.map(textOf).join(', ')}>`;

/**
 * `export { X } from './y'`, and `export { X }` of an imported name, by the path of its module; `export * from './y'`
 * has the name `* path`.
 */
function reexportLines(node: ts.ExportDeclaration): ModuleLines {
  const { exportClause, moduleSpecifier } = node;
  const tree = node.getSourceFile();
  if (exportClause === undefined) {
    const module = modulePath(tree, moduleSpecifier);
    return { [`* ${module}`]: [`reexport from ${module}`] };
  }
  if (!ts.isNamedExports(exportClause)) return {};
  return Object.fromEntries(
    exportClause.elements.map(({ name, propertyName = name }) => {
      const imported = tree.statements.map((statement) => originOf(statement, propertyName.text)?.module).find(Boolean);
      return [name.text, [`reexport from ${modulePath(tree, moduleSpecifier ?? imported)}`]];
    }),
  );
}

/** The path of a module inside the package, or the name of another package. */
function modulePath({ fileName }: ts.SourceFile, specifier: ts.Expression | undefined): string {
  const text = specifier && ts.isStringLiteral(specifier) ? specifier.text : '';
  return text.startsWith('.') ? posix.join(posix.dirname(fileName), text) : text;
}

function classLines(node: ts.ClassDeclaration): readonly string[] {
  const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  const head = `${hasModifier(node, ts.SyntaxKind.AbstractKeyword) ? 'abstract ' : ''}class${generics(node)}`;
  const shown = node.members.filter((member) => !hasModifier(member, ts.SyntaxKind.PrivateKeyword));
  return [
    `${head}${parent ? ` extends ${textOf(parent)}` : ''}`,
    ...shown.flatMap((member) => {
      if (ts.isConstructorDeclaration(member)) return [`constructor${callText(member.parameters)}`];
      if (ts.isPropertyDeclaration(member)) return [fieldText(member)];
      return ts.isMethodDeclaration(member) ? methodLines(member) : [];
    }),
    ...codeLines(node),
  ];
}

function methodLines(node: ts.MethodDeclaration): readonly string[] {
  const visible = hasModifier(node, ts.SyntaxKind.ProtectedKeyword) ? 'protected ' : '';
  const own = hasModifier(node, ts.SyntaxKind.StaticKeyword) ? 'static ' : '';
  const name = node.name.getText();
  const returns = node.type ? `: ${textOf(node.type)}` : '';
  return [
    `${visible}${own}${name}${callText(node.parameters)}${returns}`,
    ...defaultsOf(node).map((text) => `${name} default ${text}`),
  ];
}

/** Defaults of parameters, and of fields that the first lines of a method destructure from a parameter. */
function defaultsOf({ parameters, body }: ts.MethodDeclaration): readonly string[] {
  const own = parameters.flatMap(({ name, initializer }) =>
    initializer ? [`${name.getText()} = ${textOf(initializer)}`] : [],
  );
  const taken = [...(body?.statements ?? [])].filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!ts.isObjectBindingPattern(name) || !initializer || !ts.isIdentifier(initializer)) return [];
      return name.elements.flatMap((element) =>
        element.initializer
          ? [`${initializer.text}.${(element.propertyName ?? element.name).getText()} = ${textOf(element.initializer)}`]
          : [],
      );
    }),
  );
  return [...own, ...taken];
}

/**
 * Parameters as a caller sees them: a destructured one has no name, and one with a default before a required one must
 * be given.
 */
function callText(parameters: readonly ts.ParameterDeclaration[]): string {
  const required = parameters.findLastIndex((node) => !isOptional(node));
  const texts = parameters.map((node, index) => {
    const name = ts.isIdentifier(node.name) ? node.name.text : '*';
    if (!isOptional(node)) return `${name}: ${typeText(node)}`;
    return index < required ? `${name}: ${typeText(node)} | undefined` : `${name}?: ${typeText(node)}`;
  });
  return `(${texts.join(', ')})`;
}

const isOptional = ({ questionToken, initializer }: ts.ParameterDeclaration): boolean =>
  questionToken !== undefined || initializer !== undefined;

/** The type as written, or the type of a literal default. */
function typeText({ type, initializer }: ts.ParameterDeclaration): string {
  if (type) return textOf(type);
  if (initializer && ts.isBigIntLiteral(initializer)) return 'bigint';
  if (initializer && ts.isNumericLiteral(initializer)) return 'number';
  return 'unknown';
}

function fieldText(node: ts.PropertyDeclaration | ts.PropertySignature): string {
  const readonly = hasModifier(node, ts.SyntaxKind.ReadonlyKeyword) ? 'readonly ' : '';
  return `${readonly}${node.name.getText()}${node.questionToken ? '?' : ''}: ${textOf(node.type)}`;
}

function interfaceLines(node: ts.InterfaceDeclaration): readonly string[] {
  return [`interface${generics(node)}`, ...node.members.filter(ts.isPropertySignature).map(fieldText)];
}

function enumLines(node: ts.EnumDeclaration, lookup: Lookup): readonly string[] {
  let next = 0;
  return [
    'enum',
    ...node.members.map((member) => {
      const value = member.initializer ? readLiteral(member.initializer, lookup) : next;
      if (typeof value === 'number') next = value + 1;
      return `${member.name.getText()} = ${written(value)}`;
    }),
  ];
}

function variableLines(statement: ts.VariableStatement, lookup: Lookup): ModuleLines {
  return Object.fromEntries(
    statement.declarationList.declarations.map(({ name, type, initializer }) => {
      if (initializer && ts.isArrowFunction(initializer))
        return [name.getText(), [`function${callText(initializer.parameters)}`]];
      if (type && ts.isFunctionTypeNode(type)) return [name.getText(), [`function${callText(type.parameters)}`]];
      return [name.getText(), ['const', ...valueLines(valueOf(initializer, lookup))]];
    }),
  );
}

/** Undefined for a value that is not written as data, such as an object of another package. */
function valueOf(initializer: ts.Expression | undefined, lookup: Lookup): Literal {
  try {
    return initializer && readLiteral(initializer, lookup);
  } catch {
    return undefined;
  }
}

/** A value as the lock writes it. */
export const written = (value: Literal): string => JSON.stringify(value).replaceAll('"', "'");

/** `value.Mainnet.PufferVault = "0x..."`, a line per leaf. */
export function valueLines(value: Literal, path: readonly string[] = []): readonly string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [`${['value', ...path].join('.')} = ${written(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => valueLines(inner as Literal, [...path, key]));
}

const printer = ts.createPrinter({ removeComments: true });

/**
 * `name code <digest>` for every method with a body, including private ones and the constructor: a change inside a
 * method can change a spender, a value or a sender but not its signature. Comments and layout do not count.
 */
function codeLines(node: ts.ClassDeclaration): readonly string[] {
  return node.members.flatMap((member) => {
    if (!(ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) || member.body === undefined)
      return [];
    return [`${member.name?.getText() ?? 'constructor'} code ${digestOf(member.body)}`];
  });
}

function digestOf(node: ts.Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  // Line breaks and commas before closing brackets are up to the formatter.
  const bare = text.replace(/\s+/g, '').replace(/,([)\]}])/g, '$1');
  return createHash('sha256').update(bare).digest('hex').slice(0, 10);
}
