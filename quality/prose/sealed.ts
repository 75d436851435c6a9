/**
 * Phrases in comments of examples that have a recording and an observation. Both hold a hash of the whole file, so these
 * comments change when the example is recorded and observed again. File -> phrases.
 */
export const SEALED: Readonly<Record<string, readonly string[]>> = {
  'examples/carrot-vest-approved.ts': ['for good'],
  'examples/carrot-vest.ts': ['for good'],
  'examples/client-browser.ts': ['wallet of the browser'],
  'examples/institutional-exit.ts': ['filler'],
  'examples/institutional-grant.ts': ['shall'],
  'examples/institutional-withdraw.ts': ['at hand'],
  'examples/merkl-check.ts': ['looks at'],
  'examples/merkl-operator.ts': ['shall', 'the present'],
  'examples/puf-locker-withdraw.ts': ['takes out', 'taken out'],
  'examples/redeem-bounded.ts': ['the present'],
  'examples/revert-data.ts': ['nobody'],
  'examples/testing-overlay.ts': ['stands in'],
  'examples/vlpuffer-delegate.ts': ['shall'],
  'examples/vlpuffer-lock.ts': ['shall'],
  'examples/withdraw-exact.ts': ['shall'],
  'examples/withdraw-find.ts': ['everybody'],
  'examples/withdraw-track.ts': ['became of', 'any more', 'has to be'],
};

/** Leaves out the problems of sealed comments, and adds one for each that is mended. */
export function withoutSealed(problems: readonly string[], sealed: typeof SEALED = SEALED): string[] {
  const rows = Object.entries(sealed).flatMap(([file, phrases]) => phrases.map((phrase) => ({ file, phrase })));
  const isOf = (problem: string, { file, phrase }: (typeof rows)[number]): boolean =>
    problem.startsWith(`${file}:`) && problem.includes(` "${phrase}": `);
  return [
    ...problems.filter((problem) => !rows.some((row) => isOf(problem, row))),
    ...rows
      .filter((row) => !problems.some((problem) => isOf(problem, row)))
      .map(({ file, phrase }) => `${file} "${phrase}" is mended: remove it from quality/prose/sealed.ts`),
  ];
}
