import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';

const SITE = 'e2e/fixtures/bench-site';

/** What the command prints, and whether it succeeded. */
function benchLoad(...words: string[]): Promise<{ readonly ok: boolean; readonly out: string; readonly err: string }> {
  return new Promise((done) =>
    execFile('npx', ['tsx', 'bench/load/cli.ts', ...words], (error, out, err) =>
      done({ ok: error === null, out, err }),
    ),
  );
}

/** Cells of the two lines of a route. */
function cells(out: string, route: string): string[][] {
  const lines = out.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${route} `));
  return lines.slice(at, at + 2).map((line) => line.trim().split(/ {2,}/));
}

test('bench:load tells what a page loads until it is readable and in all', async () => {
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
  expect(parseInt(all[11] ?? '')).toBeGreaterThanOrEqual(80);
  expect(cells(out, '/page')[1]?.slice(10, 12)).toEqual(['0.000', '0 ms']);
});

test('bench:load says what is wrong with its input', async () => {
  const cases = [
    [['nowhere'], 'nowhere is not a folder'],
    [['e2e/support'], 'holds no index.html'],
    [['e2e/fixtures/bench-site', '/none', '--settle', '0.1'], '/none: the server answered 404'],
  ] as const;
  for (const [words, says] of cases) {
    const { ok, err } = await benchLoad(...words);
    expect(ok).toBe(false);
    expect(err).toContain(says);
  }
});
