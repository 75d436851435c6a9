import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fetchSdk } from './fetch-sdk';

const upstream = {
  package: '@example/sdk',
  version: '1.2.3',
  repository: 'https://example.com/sdk',
  commit: '0a1b',
  date: '',
  untyped: {},
};
const root = mkdtempSync(join(tmpdir(), 'sdk-'));
/** A registry that has no package. */
const registry = createServer((_, response) => response.writeHead(404).end('{}'));

beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('XDG_CACHE_HOME', join(root, 'cache'));
  vi.stubEnv('npm_config_cache', join(root, 'npm'));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  registry.close();
  rmSync(root, { recursive: true });
});

function place(version: string): string {
  const folder = join(root, version);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: upstream.package, version }));
  writeFileSync(join(folder, 'dist/main.js'), '');
  return folder;
}

it('takes the release from a folder, out of the repository', async () => {
  const folder = await fetchSdk(root, upstream, place('1.2.3'));
  expect(folder).toBe(join(root, 'cache/sdk-docs/sdk@1.2.3/node_modules/@example/sdk'));
});

it('says that the registry does not have it, and leaves nothing in the cache', async () => {
  await expect(fetchSdk(root, { ...upstream, version: '9.0.0' }, undefined)).rejects.toThrow(
    'the npm registry has no @example/sdk@9.0.0 (E404): build https://example.com/sdk at 0a1b with pnpm (pnpm install, pnpm build) and name its folder in PUFFER_SDK',
  );
  expect(existsSync(join(root, 'cache/sdk-docs/sdk@9.0.0'))).toBe(false);
});

it('says that the folder has another release, or nothing', async () => {
  await expect(fetchSdk(root, upstream, place('1.2.2'))).rejects.toThrow('holds version 1.2.2');
  await expect(fetchSdk(root, upstream, join(root, 'nowhere'))).rejects.toThrow('nowhere is no package');
});
