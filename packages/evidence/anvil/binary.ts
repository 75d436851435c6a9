import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const VERSION = '1.7.1';

/**
 * Returns the path of a program of Foundry. The first call installs its package, at an exact version and without install
 * scripts, into the user's cache: it is no dependency of the site.
 *
 * @throws Error with one sentence when it cannot be fetched or there is none for this machine
 */
export function foundryBinary(program: 'anvil' | 'cast'): string {
  const name = `@foundry-rs/${program}`;
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sdk-docs', `${program}-${VERSION}`);
  const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const binary = join(folder, 'node_modules', `${name}-${machine}`, 'bin', program);
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', `${name}@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new Error(`npm could not fetch ${name}@${VERSION}`, { cause: error });
  }
  if (!existsSync(binary)) throw new Error(`${name}@${VERSION} has no binary for ${machine}`);
  return binary;
}
