import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ODD_PATHS, problemsWith } from './support/odd-addresses';
import { expect, test } from './support/test';

const RECIPE = 'packages/delivery/deploy/Dockerfile';
const IMAGE = 'sdk-docs-e2e';

const run = (engine: string, ...words: string[]): { readonly ok: boolean; readonly out: string } => {
  const { status, stdout, stderr } = spawnSync(engine, words, { encoding: 'utf8', maxBuffer: 1e8 });
  return { ok: status === 0, out: `${stdout ?? ''}${stderr ?? ''}`.trim() };
};

/** A working container engine; null without one. */
const engine = ['docker', 'podman'].find((name) => run(name, 'info').ok) ?? null;

/** Returns the base images that are neither present nor available from their registry. */
const missingImages = (name: string): string[] =>
  [...readFileSync(RECIPE, 'utf8').matchAll(/^FROM (\S+)/gm)]
    .map(([, image = '']) => image)
    .filter((image) => !run(name, 'image', 'inspect', image).ok && !run(name, 'pull', '-q', image).ok);

test('the image is built, and serves the site on a read-only root without a capability', async ({ request }) => {
  test.setTimeout(1_200_000);
  test.skip(engine === null, 'no container engine works here (docker, podman)');
  const missing = engine === null ? [] : missingImages(engine);
  test.skip(missing.length > 0, `base images that cannot be had here: ${missing.join(', ')}`);
  if (engine === null) return;
  const built = run(engine, 'build', '-f', RECIPE, '-t', IMAGE, '.');
  expect(built.ok, built.out.slice(-2000)).toBe(true);
  const safe = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
  const id = run(engine, 'run', '-d', '--rm', '-p', '127.0.0.1::8080', ...safe, IMAGE).out;
  try {
    const port = /:(\d+)$/m.exec(run(engine, 'port', id, '8080').out)?.[1] ?? '';
    const home = `http://127.0.0.1:${port}/puffer-sdk/`;
    await expect
      .poll(
        () =>
          request.get(home).then(
            (answer) => answer.status(),
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    expect((await Promise.all(ODD_PATHS.map((path) => problemsWith(home, path)))).flat()).toEqual([]);
  } finally {
    run(engine, 'stop', id);
  }
});
