import { grow } from './grow';
import { makeEngine, measureBytes, readBuiltIndex } from './load-build';
import { readBlind, readDevelopment, readMeasured, type BenchQuery } from './queries';
import { median, runQuery, scores, type Outcome, type Score } from './score';
import { shortfalls, THRESHOLDS } from './thresholds';

/** `npm run bench:search [folder] [--ten]` measures the search of a build and fails below the thresholds. */
async function main(): Promise<void> {
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'build';
  const built = readBuiltIndex(folder);
  const engine = await makeEngine(built);
  const run = (queries: readonly BenchQuery[]): Outcome[] => queries.map((item) => runQuery(engine, item));
  const files = readMeasured();
  // The first run warms up; the second one is timed.
  files.forEach(({ queries }) => run(queries));
  for (const { file, queries } of files) print(file, scores(run(queries)));
  const all = run(files.flatMap(({ queries }) => queries));
  print('measured', scores(all).slice(-1));
  // Misses of the blind file stay hidden, so that nobody tunes for them.
  const open = [...files, readDevelopment()].filter(({ file }) => file !== readBlind().file);
  print(readDevelopment().file, scores(run(readDevelopment().queries)));
  for (const { group, query, rank, found, expect } of run(open.flatMap(({ queries }) => queries))) {
    if (rank === 1) continue;
    console.log(
      `  ${group} "${query.slice(0, 60)}": place ${rank || '-'}, first ${found[0] ?? 'nothing'}, expected ${expect[0] ?? 'nothing'}`,
    );
  }
  const bytes = measureBytes(folder);
  console.log(
    `bytes gzip: first answers ${bytes.firstAnswers}, everything ${bytes.everything}, list below the box ${bytes.interface}`,
  );
  console.log(`median query ${median(all.map(({ milliseconds }) => milliseconds)).toFixed(2)} ms`);
  if (process.argv.includes('--ten')) await ten(built, all);

  const problems = [
    ...shortfalls(all),
    ...(bytes.firstAnswers > THRESHOLDS.firstAnswers ? [`first answers take ${bytes.firstAnswers} bytes`] : []),
    ...(bytes.everything > THRESHOLDS.everything ? [`everything takes ${bytes.everything} bytes`] : []),
  ];
  for (const problem of problems) console.error(`search: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function print(title: string, rows: readonly Score[]): void {
  console.log(`\n${title}`);
  for (const { group, queries, success1, success3, mrr8, noResult } of rows) {
    const cells = [success1, success3, mrr8, noResult].map((value) => value.toFixed(3));
    console.log(
      `  ${group.padEnd(12)} ${String(queries).padStart(4)}  success@1 ${cells[0]}  @3 ${cells[1]}  MRR@8 ${cells[2]}  no result ${cells[3]}`,
    );
  }
}

async function ten(built: ReturnType<typeof readBuiltIndex>, all: readonly Outcome[]): Promise<void> {
  const engine = await makeEngine({ symbols: grow(built.symbols, 10), full: grow(built.full, 10) });
  all.forEach((item) => runQuery(engine, item));
  const times = all.map((item) => runQuery(engine, item).milliseconds);
  console.log(`median query at ten times the content ${median(times).toFixed(2)} ms`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
