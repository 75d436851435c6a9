import { execFile } from 'node:child_process';
import { SESSION_BUDGET } from '../../site/config/budgets';
import { expect, test } from './support/test';

/** Returns the output of the command on the delivered build, and whether it succeeded. */
function benchSession(
  ...words: string[]
): Promise<{ readonly ok: boolean; readonly out: string; readonly err: string }> {
  return new Promise((done) =>
    execFile('npx', ['tsx', 'quality/bench/session/cli.ts', 'build', ...words], (error, out, err) =>
      done({ ok: error === null, out, err }),
    ),
  );
}

test('a reading session stays within its budget, and fails above it', async () => {
  const { ok, out, err } = await benchSession();
  expect(err).not.toContain('its budget is');
  expect(ok, err).toBe(true);
  const total = Number(/^session +(\d+)$/m.exec(out)?.[1]);
  // A walk that omits a step would pass any budget.
  expect(total).toBeGreaterThan(0.9 * SESSION_BUDGET.bytes);
  const less = await benchSession('--budget', String(total - 5_000), '--settle', '4');
  expect(less.ok).toBe(false);
  expect(less.err).toMatch(/the session loads \d+ bytes gzip, its budget is/);
});
