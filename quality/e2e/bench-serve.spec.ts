import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_URL } from '../../site/config/limits';
import { writeFourPages } from './support/four-pages';
import { expect, test } from './support/test';

/** Returns the output of the command for a few requests, and whether it succeeded. */
function benchServe(folder: string): Promise<{ readonly ok: boolean; readonly out: string; readonly err: string }> {
  const words = ['quality/bench/serve/cli.ts', folder, '--connections', '20', '--requests', '400'];
  return new Promise((done) =>
    execFile('npx', ['tsx', ...words], (error, out, err) => done({ ok: error === null, out, err })),
  );
}

test('bench:serve counts answers and fails on a single wrong one', async () => {
  const { folder, remove } = await writeFourPages({
    'sitemap.xml': `<loc>http://x${BASE_URL}</loc><loc>http://x${BASE_URL}guides/</loc>`,
    'search-index.json': '{"format":1,"symbols":"style.css"}',
  });
  try {
    const good = await benchServe(folder);
    expect(good.ok).toBe(true);
    expect(good.out).toMatch(/^400 requests over 20 connections/);
    expect(good.out).toMatch(/^0 errors; most memory of the server: (?:\d{7,} bytes|unknown)$/m);
    await rm(join(folder, 'guides/index.html'));
    const bad = await benchServe(folder);
    expect(bad.ok).toBe(false);
    expect(bad.err).toMatch(/160 x status 404 in place of 200/);
    await writeFile(join(folder, 'sitemap.xml'), '');
    expect((await benchServe(folder)).ok).toBe(false);
  } finally {
    await remove();
  }
});
