import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches a hex value longer than the calldata of any recording: only bytecode is that long. */
const CODE = /0x[0-9a-fA-F]{4000,}/;
/** Keys and words of compiled contracts, of chain state, and of commands that make them. */
const MADE = /"(?:bytecode|deployedBytecode|linkReferences|storageLayout)"\s*:/;
const TEXT = /\.(?:c?[jt]sx?|mjs|mts|json|sol|mdx?|ya?ml|toml|txt|sh)$/;

/**
 * Returns the files of the repository that contain compiled contracts. Third-party contract code must not be committed,
 * neither as source nor compiled: only observations are kept.
 */
export function findArtifacts(root: string): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => TEXT.test(file) && file !== 'package-lock.json')
    .filter((file) => isArtifact(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} holds a compiled contract: keep it outside of the repository`);
}

export const isArtifact = (text: string): boolean => CODE.test(text) || MADE.test(text);
