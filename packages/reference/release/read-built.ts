import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { abiEntry } from '../generator/check/abi-entries';
import type { AbiItem } from '../model/contract';
import type { PackageSurface } from './package-surface';
import type { Literal } from './read-literal';
import { valueLines, written, type ModuleLines } from './read-module';

type Exports = Readonly<Record<string, unknown>>;

/**
 * Adds what the declarations of a built package (`dist/`) lack: values of constants and ABIs, by loading its modules.
 *
 * @param declared - the declarations' content (read-package.ts)
 */
export async function withValues(folder: string, declared: PackageSurface): Promise<PackageSurface> {
  const load = async (path: string): Promise<Exports> => {
    const file = join(folder, 'dist', `${path}.js`);
    return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Exports) : {};
  };
  const { Chain = {} } = await load('chains/constants');
  const chainNames = Chain as Readonly<Record<string, unknown>>;
  const modules: Record<string, ModuleLines> = {};
  for (const [path, exports] of Object.entries(declared.modules)) {
    const values = await load(path);
    modules[path] = Object.fromEntries(
      Object.entries(exports).map(([name, lines]) => [name, withValue(lines, values[name], chainNames)]),
    );
  }
  const contracts: Record<string, readonly string[]> = {};
  for (const name of Object.keys(declared.contracts)) {
    const [abi] = Object.values(await load(`contracts/abis/mainnet/${name}`)) as (readonly AbiItem[] | undefined)[];
    contracts[name] = (abi ?? []).map(abiEntry).sort();
  }
  return { modules, contracts, dependencies: declared.dependencies };
}

function withValue(
  lines: readonly string[],
  value: unknown,
  chains: Readonly<Record<string, unknown>>,
): readonly string[] {
  const [kind, ...members] = lines;
  if (kind === 'const') return ['const', ...valueLines(named(value, chains))];
  if (kind !== 'enum') return lines;
  const values = value as Readonly<Record<string, Literal>>;
  const names = members.map((line) => line.replace(/ = .*/, ''));
  return ['enum', ...names.map((name) => `${name} = ${written(values[name])}`)];
}

/** Replaces chain ids in keys by the chains' names; nothing for objects of other packages. */
function named(value: unknown, chains: Readonly<Record<string, unknown>>): Literal {
  if (typeof value !== 'object' || value === null) return value as Literal;
  // A chain of viem contains functions and is not data of the SDK.
  const entries = Object.entries(value).filter(([, inner]) => !isForeign(inner));
  return Object.fromEntries(
    entries.map(([key, inner]) => [String(/^\d+$/.test(key) ? (chains[key] ?? key) : key), named(inner, chains)]),
  );
}

const isForeign = (value: unknown): boolean => typeof value === 'object' && value !== null && 'nativeCurrency' in value;
