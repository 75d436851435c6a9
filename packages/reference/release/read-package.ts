import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import * as chains from 'viem/chains';
import { abiEntry } from '../generator/check/abi-entries';
import { listFiles } from '../generator/read/files';
import type { AbiItem } from '../model/contract';
import type { PackageSurface } from './package-surface';
import { readLiteral, withoutTypes, type Literal, type Lookup } from './read-literal';
import { readModule, type ModuleLines } from './read-module';

const ABIS = 'contracts/abis/';

/** The folder of a package's sources, or of its declarations when only those are shipped. */
const FORMS = [
  { folder: 'lib', ending: '.ts' },
  { folder: 'dist', ending: '.d.ts' },
] as const;

/** The used fields of package.json. */
interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** How the SDK in a folder can be read. */
export type Form = (typeof FORMS)[number];

/** @throws Error when the folder has no SDK */
export function formOf(folder: string): Form {
  const form = FORMS.find((candidate) => existsSync(join(folder, candidate.folder, `main${candidate.ending}`)));
  if (form === undefined || !existsSync(join(folder, 'package.json')))
    throw new Error(`${folder} has no SDK: neither lib/main.ts nor dist/main.d.ts is next to package.json`);
  return form;
}

/**
 * The exports of the SDK in a folder, read from its sources or its declarations. Nothing of it is executed;
 * declarations lack the values of constants and ABIs (see read-built.ts).
 *
 * @throws Error when the folder has no SDK
 */
export function readPackage(folder: string): PackageSurface {
  const form = formOf(folder);
  const { version, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const lookup = lookupWith(version);
  const modules: Record<string, ModuleLines> = {};
  const contracts: Record<string, readonly string[]> = {};
  for (const path of modulesOf(folder, form)) {
    const file = `${path}${form.ending}`;
    const text = readFileSync(join(folder, form.folder, file), 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    if (path.startsWith(ABIS)) Object.assign(contracts, readAbis(tree, path, lookup));
    else modules[path] = readModule(tree, lookup);
  }
  return { modules: withStars(modules), contracts, dependencies };
}

/** Paths of the modules, without declarations and tests among the sources. */
function modulesOf(root: string, { folder, ending }: Form): readonly string[] {
  return listFiles(root, folder, ending)
    .filter((file) => (ending === '.d.ts' || !/\.(d|test)\.ts$/.test(file)) && !file.includes('__'))
    .map((file) => file.slice(folder.length + 1, -ending.length));
}

/** Names of other packages that constants use. */
function lookupWith(version: string): Lookup {
  return (name) => {
    if (name === 'packageVersion') return version;
    const [, object = '', member = ''] = /^(\w+)\.(\w+)$/.exec(name) ?? [];
    const chain = (chains as unknown as Record<string, Record<string, Literal>>)[object];
    return chain?.[member];
  };
}

/** ABIs by the name of their file: Mainnet's, or the only one of a test network. */
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

/** `export * from`, expanded to the names that the other module exports. */
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
