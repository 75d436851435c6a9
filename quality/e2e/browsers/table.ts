/** Result of one check in one browser. */
export interface Result {
  readonly check: string;
  readonly browser: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Reason for a failed or skipped check. */
  readonly reason?: string;
}

/** Returns a table of checks and browsers, the reasons below it, and a line with the counts. */
export function tableOf(results: readonly Result[]): string {
  const checks = [...new Set(results.map(({ check }) => check))];
  const browsers = [...new Set(results.map(({ browser }) => browser))];
  const stateOf = (check: string, browser: string): string =>
    results.find((result) => result.check === check && result.browser === browser)?.state ?? '';
  const rows = [
    ['', ...browsers],
    ...checks.map((check) => [check, ...browsers.map((browser) => stateOf(check, browser))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failed = results.filter(({ state }) => state === 'failed');
  const skipped = new Set(
    results.filter(({ state }) => state === 'skipped').map(({ browser, reason }) => `${browser}: ${reason ?? ''}`),
  );
  return [
    ...lines,
    '',
    ...failed.map(({ browser, check, reason }) => `${browser}, ${check}\n    ${reason ?? ''}`),
    ...skipped,
    countsOf(results),
  ].join('\n');
}

function countsOf(results: readonly Result[]): string {
  const count = (state: Result['state']): number => results.filter((result) => result.state === state).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}

/** Whether a run passed: nothing failed, and something ran. */
export const isPassed = (results: readonly Result[]): boolean =>
  results.some(({ state }) => state === 'passed') && results.every(({ state }) => state !== 'failed');
