import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Abi, Address, Hex } from 'viem';

/** A contract compiled elsewhere, ready to deploy. */
export interface Artifact {
  readonly name: string;
  readonly abi: Abi;
  /** Creation code, without constructor arguments. */
  readonly bytecode: Hex;
  /** Libraries that it calls: name -> byte offsets of their addresses in the code. */
  readonly links?: Readonly<Record<string, readonly number[]>>;
  readonly source: Source;
}

/** Where the code of a contract comes from. */
export interface Source {
  /** `owner/name` on GitHub, or `npm:package`. */
  readonly repository: string;
  /** Commit, or version of the package. */
  readonly commit: string;
  readonly file?: string;
}

export type Artifacts = (name: string) => Artifact;

/**
 * Returns a reader of the artefacts in a folder: one `<name>.json` a contract.
 *
 * @throws Error with one sentence when the folder or an artefact is missing or incomplete
 */
export function artifactsIn(folder: string | undefined): Artifacts {
  if (folder === undefined || folder === '')
    throw new Error(
      'Name the folder of the compiled contracts in CONTRACT_ARTIFACTS (see packages/evidence/README.md)',
    );
  if (!existsSync(folder)) throw new Error(`CONTRACT_ARTIFACTS names ${folder}, which does not exist`);
  return (name) => {
    const file = join(folder, `${name}.json`);
    if (!existsSync(file)) throw new Error(`CONTRACT_ARTIFACTS has no ${name}.json`);
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Artifact>;
    const { abi, bytecode, source } = found;
    if (abi === undefined || bytecode === undefined || source?.repository === undefined || source.commit === undefined)
      throw new Error(`${name}.json needs abi, bytecode and source: { repository, commit }`);
    return { ...found, name, abi, bytecode, source };
  };
}

/** Returns the creation code with the addresses of its libraries filled in. */
export function linked({ bytecode, links = {} }: Artifact, library: (name: string) => Address): Hex {
  return Object.entries(links).reduce<Hex>((code, [name, offsets]) => {
    const address = library(name).slice(2).toLowerCase();
    return offsets.reduce<Hex>(
      (text, offset) => `${text.slice(0, 2 + offset * 2)}${address}${text.slice(2 + offset * 2 + 40)}` as Hex,
      code,
    );
  }, bytecode);
}
