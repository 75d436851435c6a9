import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this system installs its packages with apt-get. */
export const hasApt = (): boolean => existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages. With `ask`, sudo may ask for a password; without it, such an installation fails. Throws
 * when apt-get fails or needs more than ten minutes.
 */
export function aptInstall(packages: readonly string[], { ask }: { readonly ask: boolean }): void {
  const sudo = process.getuid?.() === 0 ? [] : ask ? ['sudo'] : ['sudo', '--non-interactive'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', '--quiet', ...args];
    execFileSync(command, rest, { stdio: ['inherit', 'inherit', 'inherit'], timeout: 600_000 });
  };
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...packages);
}
