import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Upstream } from '@sdk-docs/reference/model/surface';
import { findPackage } from '../record/package';

/**
 * Installs the release that the surface describes into the user's cache, without install scripts, and returns its
 * folder. The SDK is no dependency of this repository. `given`: folder with the built package; without it, the npm
 * registry is used.
 *
 * @throws Error with one sentence when the folder or the registry does not have this release
 */
export async function fetchSdk(root: string, upstream: Upstream, given: string | undefined): Promise<string> {
  const release = `${upstream.package}@${upstream.version}`;
  const from = given === undefined ? release : findPackage(root, upstream, given);
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sdk-docs');
  const folder = resolve(cache, release.replace(/^.*\//, ''));
  const made = mkdirSync(folder, { recursive: true });
  try {
    const flags = [
      '--loglevel=error',
      '--ignore-scripts',
      '--install-links',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
    ];
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...flags, from]);
  } catch (error) {
    // What was there before this run stays.
    if (made !== undefined) rmSync(made, { recursive: true });
    const { stderr } = error as { readonly stderr: string };
    const reason = /npm error code (\w+)/.exec(stderr)?.[1] ?? stderr.trim();
    const what = given === undefined ? `the npm registry has no ${release}` : `npm cannot install ${from}`;
    const hint = `build ${upstream.repository} at ${upstream.commit} with pnpm (pnpm install, pnpm build) and name its folder in PUFFER_SDK`;
    throw new Error(`${what} (${reason}): ${hint}`, { cause: error });
  }
  return findPackage(root, upstream, join(folder, 'node_modules', upstream.package));
}
