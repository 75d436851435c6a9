import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { AbiItem } from '../../model/contract';
import { listFiles } from './files';
import type { AstNode } from './solc-ast';

interface SolcError {
  readonly severity: string;
  readonly message: string;
  readonly sourceLocation?: { readonly start: number };
}

/** solc's output for one file. `ast` is missing when the file does not parse. */
export interface SolcResult {
  readonly errors: readonly SolcError[];
  readonly ast: AstNode | null;
  /** ABI of each contract of the file by contract name. */
  readonly abis: Readonly<Record<string, readonly AbiItem[]>>;
}

interface SolcOutput {
  readonly errors?: readonly SolcError[];
  readonly sources?: Readonly<Record<string, { readonly ast?: AstNode }>>;
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, { readonly abi: readonly AbiItem[] }>>>>;
}

const require = createRequire(import.meta.url);
const cacheFolder = '.generated/cache';

/**
 * Compiles each `.sol` file below `root/folder` alone, so that an error in one file does not affect the others. Results
 * are cached by content under `root/.generated/cache`, which may be deleted at any time.
 */
export function compileFolder(root: string, folder: string): ReadonlyMap<string, SolcResult> {
  const used = new Set<string>();
  const prefix = `solc-${basename(folder)}-`;
  const files = listFiles(root, folder, '.sol');
  const results = new Map(files.map((file) => [file, compileFile(root, file, prefix, used)]));
  prune(join(root, cacheFolder), prefix, used);
  return results;
}

function compileFile(root: string, file: string, prefix: string, used: Set<string>): SolcResult {
  const content = readFileSync(join(root, file), 'utf8');
  const { version } = require('solc/package.json') as { version: string };
  const key = createHash('sha256')
    .update(JSON.stringify([version, file, maskComments(content)]))
    .digest('hex')
    .slice(0, 32);
  const cached = join(root, cacheFolder, `${prefix}${key}.json`);
  used.add(basename(cached));
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as SolcResult;
  const result = compile(file, content);
  mkdirSync(join(root, cacheFolder), { recursive: true });
  // Written to a temporary name and renamed, because another process may read the same entry.
  writeFileSync(`${cached}.${process.pid}`, JSON.stringify(result));
  renameSync(`${cached}.${process.pid}`, cached);
  return result;
}

function compile(file: string, content: string): SolcResult {
  // Loaded on the first cache miss: loading the compiler takes longer than compiling.
  const solc = require('solc') as { compile: (input: string) => string };
  const outputSelection = { '*': { '': ['ast'], '*': ['abi'] } };
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: maskComments(content) } },
    settings: { outputSelection },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as SolcOutput;
  const contracts = Object.entries(output.contracts?.[file] ?? {});
  return {
    errors: (output.errors ?? []).filter(({ severity }) => severity === 'error'),
    ast: output.sources?.[file]?.ast ?? null,
    abis: Object.fromEntries(contracts.map(([name, { abi }]) => [name, abi])),
  };
}

/**
 * Blanks every `@` in a comment line except at the start of its text: solc reads `{@link X}` in a wrapped line as an
 * unknown tag. The length stays the same, so positions still match the file.
 */
function maskComments(content: string): string {
  return content.replace(
    /^(\s*(?:\/\/\/|\/\*\*|\*)\s*@?)(.*)$/gm,
    (_, start: string, text: string) => start + text.replaceAll('@', ' '),
  );
}

function prune(folder: string, prefix: string, used: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && name.endsWith('.json') && !used.has(name))
      rmSync(join(folder, name), { force: true });
  }
}
