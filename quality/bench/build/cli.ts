import { rm, readdir, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { align } from '../align';
import { createProject } from './project';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const USAGE = `npm run bench:build -- [--times 1,3,10]
  --times  how many times the contracts and handlers, each built cold and once more with nothing changed`;

/** `npm run bench:build` measures builds of the project and of the project with more content. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { times: { type: 'string', default: '1,3,10' } } });
  const times = values.times.split(',').map(Number);
  if (!times.every((number) => Number.isInteger(number) && number > 0)) throw new Error(USAGE);
  const rows: string[][] = [['content', 'pages', 'wall s', 'CPU s', 'CPU ms/page', 'output MB']];
  for (const number of times) {
    const root = await createProject(number);
    try {
      rows.push(row(`${number}x cold`, await measureBuild(root)), row(`${number}x warm`, await measureBuild(root)));
    } finally {
      await rm(root, { recursive: true });
    }
    // Large builds take many minutes, so each result is printed at once.
    console.error(align(rows.slice(-2)));
  }
  console.log(`\n${align(rows)}`);
}

const row = (name: string, { pages, wall, cpu, bytes }: Measure): string[] => [
  name,
  String(pages),
  wall.toFixed(1),
  cpu.toFixed(1),
  ((cpu * 1000) / pages).toFixed(0),
  (bytes / 1e6).toFixed(1),
];

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/** Cost and size of one build. */
interface Measure {
  readonly wall: number;
  /** CPU seconds of all processes and threads of the build, user and system. */
  readonly cpu: number;
  readonly pages: number;
  /** Bytes of all files of the build. */
  readonly bytes: number;
}

/** Builds the project in `root`. Rejects with the last lines of the output when the build fails. */
async function measureBuild(root: string): Promise<Measure> {
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
