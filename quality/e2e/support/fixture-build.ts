import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from './test';

const root = resolve(__dirname, '../../..');
const fixtures = join(root, 'quality', 'e2e', 'fixtures');

/** Base path of the fixture site. */
export const FIXTURE_BASE = '/fixture/';

/** Time limit in milliseconds. A build takes about 15 s when nothing else runs, and minutes on a busy machine. */
const LIMIT_MS = 900_000;

/** Result of a fixture's build. */
export interface FixtureBuild {
  /** Null for a build that did not end within the limit. */
  readonly exitCode: number | null;
  /** Its whole output, without colours. */
  readonly output: string;
  /**
   * Folder of the built site, as far as the build came: a build that fails on broken links has already written all
   * pages.
   */
  readonly folder: string;
  /** Deletes the site and its build. */
  readonly remove: () => Promise<void>;
}

/** Parts that a copy of the real site omits: its pages, and generated files. */
const LEFT_OUT = /\/site\/(?:docs|src\/pages|\.docusaurus)$/;

/** Copies the real site without its pages, and the files that its packages read. */
async function copySite(folder: string): Promise<void> {
  for (const part of ['site', 'surface', 'examples'])
    await cp(join(root, part), join(folder, part), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
}

/**
 * Builds the fixture site, overlaid with the files of one case, in its own folder, with the case's configuration or
 * fixtures/site.config.ts. With `real` the case is laid over a copy of the real site instead, and its configuration is
 * fixtures/<name>.config.ts.
 */
export async function buildFixture(
  name: string,
  { real = false }: { readonly real?: boolean } = {},
): Promise<FixtureBuild> {
  test.setTimeout(LIMIT_MS + 60_000);
  const parent = await mkdtemp(join(tmpdir(), `fixture-${name}-`));
  const site = join(parent, 'site');
  await (real ? copySite(parent) : cp(join(fixtures, 'site'), site, { recursive: true }));
  await mkdir(site, { recursive: true });
  await cp(join(fixtures, name), site, { recursive: true });
  await symlink(join(root, 'node_modules'), join(parent, 'node_modules'));
  const folder = join(site, 'build');
  const command = join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const own = real ? join(fixtures, `${name}.config.ts`) : join(site, 'docusaurus.config.ts');
  const config = existsSync(own) ? own : join(fixtures, 'site.config.ts');
  const args = [command, 'build', site, '--config', config, '--out-dir', folder];
  const { exitCode, output } = await run(args, site);
  return { exitCode, output, folder, remove: () => rm(parent, { recursive: true, force: true }) };
}

function run(args: readonly string[], site: string): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
      // A test runner sets NODE_ENV and enables colours; the build must inherit neither.
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', FIXTURE_SITE: site },
    });
    const parts: string[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part.toString()));
    child.stderr.on('data', (part: Buffer) => parts.push(part.toString()));
    child.on('error', failed);
    child.on('close', (exitCode) => done({ exitCode, output: parts.join('') }));
  });
}
