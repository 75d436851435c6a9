import { execFile } from 'node:child_process';
import { SESSION_BUDGET } from '../../site/config/budgets';
import { expect, test } from './support/test';

/** A budget that the session exceeds: a walk that omits a step would stay within it. */
const LESS = Math.round(0.9 * SESSION_BUDGET.bytes);

test('a reading session stays within its budget, and the command fails above the one that it is given', async () => {
  const command = ['tsx', 'quality/bench/session/cli.ts', 'build', '--budget', String(LESS)];
  const { code, out, err } = await new Promise<{ readonly code: unknown; readonly out: string; readonly err: string }>(
    (done) =>
      execFile('npx', command, (error, stdout, stderr) => done({ code: error?.code, out: stdout, err: stderr })),
  );
  // Its only problem is the budget: no page is missing.
  const total = Number(/^session +(\d+)$/m.exec(out)?.[1]);
  expect(err.trim()).toBe(`the session loads ${total} bytes gzip, its budget is ${LESS}`);
  expect(code).toBe(1);
  expect(total).toBeLessThanOrEqual(SESSION_BUDGET.bytes);
});
