import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BASE_URL } from '../../../site/config/limits';
import { type StaticSite } from './static-site';

const root = join(__dirname, '../../..');

/** Address of a running Caddy (the container) to test instead of our own. */
const running = process.env.CADDY_URL;

/** Whether a Caddy is available; the project does not install one. */
export const hasCaddy = (): boolean => running !== undefined || spawnSync('caddy', ['version']).status === 0;

/** Serves the build of `npm run build` and `npm run deliver` with Caddy and the configuration of packages/delivery/deploy/. */
export async function serveByCaddy(folder = 'build'): Promise<StaticSite> {
  if (running !== undefined) return { home: running, close: () => Promise.resolve() };
  const site = await mkdtemp(join(tmpdir(), 'caddy-'));
  await symlink(resolve(root, folder), join(site, BASE_URL.slice(1, -1)));
  const port = await freePort();
  const caddy = spawn(
    'caddy',
    ['run', '--config', join(root, 'packages/delivery/deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOME: site,
        PORT: String(port),
        SITE_ROOT: site,
        SITE_HEADERS: join(root, '.generated/delivery/headers.caddy'),
      },
    },
  );
  const ended = new Promise<void>((done) => caddy.once('exit', () => done()));
  const home = `http://127.0.0.1:${port}${BASE_URL}`;
  await answers(home, () => caddy.exitCode !== null);
  return {
    home,
    close: async () => {
      caddy.kill();
      await ended;
      await rm(site, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !hasEnded(); tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`Caddy does not answer at ${url}`);
}

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
