import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import ts from 'typescript';
import * as chains from 'viem/chains';
import { abiEntry } from '../generator/check/abi-entries';
import type { AbiItem } from '../model/contract';
import type { PackageSurface } from './package-surface';
import { readLiteral, type Literal, type Lookup } from './read-literal';
import { readModule, type ModuleLines } from './read-module';

const ABIS = 'contracts/abis/';

/** Where a package has its sources, or its declarations when only those are shipped. */
const FORMS = [
  { folder: 'lib', ending: '.ts' },
  { folder: 'dist', ending: '.d.ts' },
] as const;

/** What is read of package.json. */
interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** How the SDK in a folder can be read. */
export type Form = (typeof FORMS)[number];

/** @throws Error when the folder holds no SDK */
export function formOf(folder: string): Form {
  const form = FORMS.find((candidate) => existsSync(join(folder, candidate.folder, `main${candidate.ending}`)));
  if (form === undefined || !existsSync(join(folder, 'package.json')))
    throw new Error(`${folder} holds no SDK: neither lib/main.ts nor dist/main.d.ts is there beside package.json`);
  return form;
}

/**
 * What the SDK in a folder exports, read from its sources or its declarations. Nothing of it is executed; declarations leave out
 * the values of constants and ABIs (see read-built.ts).
 *
 * @throws Error when the folder holds no SDK
 */
export function readPackage(folder: string): PackageSurface {
  const form = formOf(folder);
  const root = join(folder, form.folder);
  const { version, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const lookup = lookupWith(version);
  const modules: Record<string, ModuleLines> = {};
  const contracts: Record<string, readonly string[]> = {};
  for (const file of filesOf(root, form)) {
    const path = file.slice(0, -form.ending.length);
    const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ESNext, true);
    if (path.startsWith(ABIS)) Object.assign(contracts, readAbis(tree, path, lookup));
    else modules[path] = withPaths(readModule(tree, lookup), path, tree);
  }
  return { modules: withStars(modules), contracts, dependencies };
}

function filesOf(root: string, { ending }: Form): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split('\\').join('/'))
    .filter(
      (file) => file.endsWith(ending) && (ending === '.d.ts' || !/\.(d|test)\.ts$/.test(file)) && !file.includes('__'),
    )
    .sort();
}

/** The names of other packages that constants are written with. */
function lookupWith(version: string): Lookup {
  return (name) => {
    if (name === 'packageVersion') return version;
    const [, object = '', member = ''] = /^(\w+)\.(\w+)$/.exec(name) ?? [];
    const chain = (chains as unknown as Record<string, Record<string, Literal>>)[object];
    return chain?.[member];
  };
}

/** ABIs by the name of their file: Mainnet's, or the one that a test network has alone. */
function readAbis(tree: ts.SourceFile, path: string, lookup: Lookup): Record<string, readonly string[]> {
  for (const node of tree.statements) {
    const declaration = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : undefined;
    const initializer = declaration?.initializer && withoutTypes(declaration.initializer);
    const folder = path.slice(ABIS.length).split('/')[0] ?? '';
    const name = folder === 'mainnet' ? basename(path) : `${folder}/${basename(path)}`;
    // A declaration has the ABI as a type; its value comes from the built module.
    if (declaration !== undefined && initializer === undefined) return { [name]: [] };
    // Older releases also have modules that list ABIs by chain.
    if (initializer === undefined || !ts.isArrayLiteralExpression(initializer)) continue;
    const abi = readLiteral(initializer, lookup) as unknown as readonly AbiItem[];
    return { [name]: abi.map(abiEntry).sort() };
  }
  return {};
}

/** The expression of `<const>[...]`, `[...] as const` and the like. */
function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isTypeAssertionExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutTypes(node.expression)
    : node;
}

/** Re-exports by module path instead of by the path from the file, and `export { X }` of an imported name by its origin. */
function withPaths(lines: ModuleLines, path: string, tree: ts.SourceFile): ModuleLines {
  return Object.fromEntries(
    Object.entries(lines).map(([name, texts]) => {
      const [, from] = /^reexport from (.*)$/.exec(texts[0] ?? '') ?? [];
      if (from === undefined) return [name, texts];
      const origin = from === '' ? importedFrom(tree, name) : from;
      const module = origin.startsWith('.') ? posix.join(posix.dirname(path), origin) : origin;
      return [name.startsWith('* ') ? `* ${module}` : name, [`reexport from ${module}`]];
    }),
  );
}

function importedFrom(tree: ts.SourceFile, name: string): string {
  for (const node of tree.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const { namedBindings } = node.importClause ?? {};
    if (
      namedBindings &&
      ts.isNamedImports(namedBindings) &&
      namedBindings.elements.some((item) => item.name.text === name)
    )
      return node.moduleSpecifier.text;
  }
  return '';
}

/** `export * from` as the names that the other module exports. */
function withStars(modules: Readonly<Record<string, ModuleLines>>): Record<string, ModuleLines> {
  const expand = (lines: ModuleLines): ModuleLines =>
    Object.fromEntries(
      Object.entries(lines).flatMap(([name, texts]): [string, readonly string[]][] => {
        if (!name.startsWith('* ')) return [[name, texts]];
        const module = name.slice(2);
        return Object.keys(expand(modules[module] ?? {})).map((exported) => [
          exported,
          [`reexport from ${originOf(modules, module, exported)}`],
        ]);
      }),
    );
  return Object.fromEntries(Object.entries(modules).map(([path, lines]) => [path, expand(lines)]));
}

/** The module that declares a name, through re-exports. */
function originOf(modules: Readonly<Record<string, ModuleLines>>, module: string, name: string): string {
  const from = /^reexport from (.*)$/.exec(modules[module]?.[name]?.[0] ?? '')?.[1];
  if (from === undefined) return module;
  return modules[from] === undefined ? from : originOf(modules, from, name);
}
