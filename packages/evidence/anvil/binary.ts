import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = '@foundry-rs/anvil';
const ANVIL_VERSION = '1.7.1';

/**
 * Returns the path of the anvil binary. The first call installs the package, at an exact version and without install
 * scripts, into the user's cache: it is no dependency of the site.
 *
 * @throws Error with one sentence when it cannot be fetched or there is none for this machine
 */
export function anvilBinary(): string {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sdk-docs', `anvil-${ANVIL_VERSION}`);
  const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const binary = join(folder, 'node_modules', `${PACKAGE}-${machine}`, 'bin/anvil');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', `${PACKAGE}@${ANVIL_VERSION}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new Error(`npm could not fetch ${PACKAGE}@${ANVIL_VERSION}, which runs the local chain`, { cause: error });
  }
  if (!existsSync(binary)) throw new Error(`${PACKAGE}@${ANVIL_VERSION} has no binary for ${machine}`);
  return binary;
}
