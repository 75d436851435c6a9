import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Cost and size of one build. */
export interface Measure {
  readonly wall: number;
  /** CPU seconds of all processes and threads of the build, user and system. */
  readonly cpu: number;
  readonly pages: number;
  /** Bytes of all files of the build. */
  readonly bytes: number;
}

/** Builds the project in `root`. Rejects with the last lines of the output when the build fails. */
export async function measureBuild(root: string): Promise<Measure> {
  const { real, user, sys } = await timed(root, 'npm run build');
  return { wall: real, cpu: user + sys, ...(await sizeOf(join(root, 'build'))) };
}

/** Runs a command in a shell, because only a shell counts the time of indirect child processes. */
function timed(cwd: string, command: string): Promise<{ real: number; user: number; sys: number }> {
  return new Promise((done, failed) => {
    const child = spawn('bash', ['-c', `TIMEFORMAT='took %R %U %S'; time ${command}`], { cwd });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.on('error', failed);
    child.on('close', (code) => {
      const took = /took ([\d.]+) ([\d.]+) ([\d.]+)/.exec(output);
      if (code !== 0 || took === null) failed(new Error(`${command} failed:\n${output.slice(-4000)}`));
      else done({ real: Number(took[1]), user: Number(took[2]), sys: Number(took[3]) });
    });
  });
}

async function sizeOf(folder: string): Promise<{ pages: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
