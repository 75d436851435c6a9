import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Upstream } from '@sdk-docs/reference/model/surface';

/**
 * Returns the folder of the built SDK: `PUFFER_SDK`, otherwise the installed package.
 *
 * @throws Error when it is missing or not the release that the surface describes. Recordings come from the real package
 *   only.
 */
export function findPackage(root: string, upstream: Upstream, variable: string | undefined): string {
  const folder = resolve(root, variable ?? join('node_modules', upstream.package));
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(
      `${folder} is no package: install ${upstream.package} or name the folder of a built one in PUFFER_SDK`,
    );
  }
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string; version?: string };
  if (name !== upstream.package) throw new Error(`${folder} holds ${String(name)}, not ${upstream.package}`);
  if (version !== upstream.version) {
    throw new Error(`${folder} holds version ${String(version)}; surface/upstream.json describes ${upstream.version}`);
  }
  if (!existsSync(join(folder, 'dist/main.js'))) throw new Error(`${folder} is not built: dist/main.js is missing`);
  if (`${realpathSync(folder)}${sep}`.startsWith(join(root, 'surface') + sep)) {
    throw new Error('surface/ describes the SDK, it is not the SDK');
  }
  return realpathSync(folder);
}
