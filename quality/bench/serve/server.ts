import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { BASE_URL } from '../../../site/config/limits';
import { freePort } from '../../e2e/support/caddy';

/** The project's own server in its own process. */
export interface Served {
  /** Address of the home page. */
  readonly site: string;
  /** Returns the server's peak memory in bytes; null where the system does not report it. */
  readonly memory: () => Promise<number | null>;
  readonly close: () => Promise<void>;
}

/** Serves a built folder like `npm run serve`, on a free port. Rejects when the server ends before it answers. */
export async function serve(folder: string): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/delivery/server/serve.ts', folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await Promise.race([
    new Promise<void>((ready) => child.stdout.once('data', () => ready())),
    ended.then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return {
    site: `http://127.0.0.1:${port}${BASE_URL}`,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const peak = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
      return peak === undefined ? null : Number(peak) * 1024;
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
