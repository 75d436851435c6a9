import { execFile } from 'node:child_process';
import { expect, test } from './support/test';

const SITE = 'quality/e2e/fixtures/bench-site';

/** Returns the output of the command, and whether it succeeded. */
function benchLoad(...words: string[]): Promise<{ readonly ok: boolean; readonly out: string; readonly err: string }> {
  return new Promise((done) =>
    execFile('npx', ['tsx', 'quality/bench/load/cli.ts', ...words], (error, out, err) =>
      done({ ok: error === null, out, err }),
    ),
  );
}

/** Returns the cells of a route's two lines. */
function cells(out: string, route: string): string[][] {
  const lines = out.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${route} `));
  return lines.slice(at, at + 2).map((line) => line.trim().split(/ {2,}/));
}

test('bench:load prints the load of a page until it is readable and in total', async () => {
  const { ok, out } = await benchLoad(SITE, '--settle', '2');
  expect(ok).toBe(true);
  expect(out).toContain('below /base/');
  const [readable = [], all = []] = cells(out, '/');
  // The page, its style sheet, script and icon; then its data.
  expect(readable[1]).toBe('4');
  expect(all[1]).toBe('5');
  expect(Number(all[8]) - Number(readable[8])).toBe(Number(all[7]));
  expect(Number(readable[9])).toBeGreaterThan(0);
  expect(Number(all[10])).toBeGreaterThan(0.05);
  // The script blocks for 400 ms; without one, only a busy machine can delay a page.
  expect(parseInt(all[11] ?? '')).toBeGreaterThanOrEqual(400);
  const [, plain = []] = cells(out, '/page');
  expect(plain[10]).toBe('0.000');
  expect(parseInt(plain[11] ?? '')).toBeLessThan(400);
});

test('bench:load rejects invalid input', async () => {
  const cases = [
    [['nowhere'], 'nowhere is not a folder'],
    [['quality/e2e/support'], 'contains no index.html'],
    [['quality/e2e/fixtures/bench-site', '/none', '--settle', '0.1'], '/none: the server answered 404'],
  ] as const;
  for (const [words, says] of cases) {
    const { ok, err } = await benchLoad(...words);
    expect(ok).toBe(false);
    expect(err).toContain(says);
  }
});
