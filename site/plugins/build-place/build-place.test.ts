import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = process.cwd();
const children: ChildProcess[] = [];
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-place-'));
});

afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  rmSync(root, { recursive: true });
});

/** Runs the steps of a build before it writes, followed by `then`. Returns its output up to `until`, or all of it. */
async function build(then: string, until?: string): Promise<{ child: ChildProcess; output: string }> {
  const code = `const { buildPlace } = require(${JSON.stringify(join(ROOT, 'site/plugins/build-place/index.ts'))});
    const folder = ${JSON.stringify(root)};
    buildPlace(async () => { ${then} })({ siteDir: folder + '/site', outDir: folder, generatedFilesDir: folder });`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', code], {
    env: { ...process.env, NODE_ENV: 'production', TMPDIR: root },
  });
  children.push(child);
  let output = '';
  const said = new Promise<void>((resolve) => {
    const hear = (part: Buffer): void => {
      output += part.toString();
      if (until !== undefined && output.includes(until)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  await Promise.race([said, once(child, 'close')]);
  return { child, output };
}

const STAYS = "console.log('writing'); setInterval(() => {}, 1000)";

it('a second build of a folder ends with a sentence that names the first, before it writes', async () => {
  const { child } = await build(STAYS, 'writing');
  const second = await build("console.log('writing')");
  expect(second.output).toContain(`Process ${child.pid} builds in ${root} already: wait until it ends, or end it with`);
  expect(second.output).not.toContain('writing');
  expect(second.child.exitCode).toBe(1);
});

it('a build after one that was killed goes on, and so does one after one that ended', async () => {
  const { child } = await build(STAYS, 'writing');
  child.kill('SIGKILL');
  await once(child, 'close');
  for (const _ of ['after the killed one', 'after the ended one'])
    expect((await build("console.log('writing')")).output).toBe('writing\n');
});

it('says last that the disk is full when a build fails there, and not when it succeeds', async () => {
  const full = "require('node:fs').statfsSync = () => ({ bavail: 0, bsize: 1, blocks: 1, ffree: 1, files: 1 });";
  const failed = await build(`${full} process.exitCode = 1; console.log('failed')`);
  expect(failed.output).toMatch(/^failed\n\n\[ERROR\] The disk of .* is full: make room .*\.\n$/);
  expect((await build(`${full} console.log('done')`)).output).toBe('done\n');
});
