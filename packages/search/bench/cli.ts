import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findWords } from './find-words';
import { loneWords } from './lone-words';
import { completeEngine, makeEngine, measureBytes, readBuiltIndex, type BuiltIndex } from './load-build';
import { readPageWords } from './page-words';
import { headProblems, placeAll, placedScores, readPlaced, type Placed, type PlacedQuery } from './places';
import { readBlind, readDevelopment, readMeasured, readReaders } from './queries';
import { paceOf, percentile, runQueries, runQuery, scores, type Outcome, type Score } from './score';
import { ASKED, excesses, shortfalls, shortfallsOfHead, shortfallsOfJudge, shortfallsOfReaders } from './thresholds';
import { Engine } from '../worker/engine';

/** Fewer lists of single words than this mean that their files are missing. */
const LONE_WORDS = 5000;
/** The commonest words and questions, as people type them. */
const HEAD = join(import.meta.dirname, 'head.json');
/** A judge's queries. Their misses are not printed, to prevent tuning for them. */
const JUDGE = join(import.meta.dirname, 'judge.json');

/**
 * `npm run bench:search [folder] [--held]` measures the search of a build and fails below the thresholds.
 * `--held` also runs the readers' queries that stay unread until a change is finished. `--queries FILE` measures a file of
 * queries alone (`PlacedQuery`).
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { held: { type: 'boolean' }, queries: { type: 'string' } },
  });
  const folder = positionals[0] ?? 'build';
  const built = readBuiltIndex(folder);
  const engine = await makeEngine(built);
  if (values.queries !== undefined) return await placed(built, engine, values.queries);
  // Their times are not used: one run is enough, and times are taken from a warm engine.
  const { file, queries } = readDevelopment();
  const development = queries.map((item) => runQuery(engine, item));
  const files = readMeasured().map(({ file, queries }) => ({ file, outcomes: runQueries(engine, queries) }));
  for (const { file, outcomes } of files) print(file, scores(outcomes));
  const all = files.flatMap(({ outcomes }) => outcomes);
  print('measured', scores(all).slice(-1));
  const sets = values.held ? (['open', 'held'] as const) : (['open'] as const);
  const readers = sets.map((set) => readersOf(engine, set));
  // Misses of the blind and the held file stay hidden, to prevent tuning for them.
  const open = files.filter(({ file }) => file !== readBlind().file).flatMap(({ outcomes }) => outcomes);
  print(file, scores(development));
  printMisses([...open, ...development, ...(readers[0]?.answerable ?? [])]);
  const bytes = measureBytes(folder);
  console.log(
    `bytes gzip: first answers ${bytes.firstAnswers}, a single word ${bytes.loneWord}, everything ${bytes.everything}, of it for several words ${bytes.questions}, list below the box ${bytes.interface}`,
  );
  const timed = [...all, ...readers.flatMap(({ answerable }) => answerable)];
  const times = timed.map(({ milliseconds }) => milliseconds);
  console.log(
    `median query ${percentile(times, 0.5).toFixed(2)} ms, 99th percentile ${percentile(times, 0.99).toFixed(2)} ms, yardstick ${paceOf(timed).toFixed(2)} ms`,
  );
  const head = placeAll(engine, readPlaced(HEAD));
  printPlaced('head.json', head);
  const missed = headProblems(head);
  for (const line of missed) console.log(`  ${line}`);
  const cold = await askedEarly(built, readPlaced(HEAD));
  const unlike = differing(cold.late, head);
  console.log(
    `lists of an engine that was asked before all had loaded: ${head.length - unlike.length} of ${head.length}`,
  );
  const judged = placeAll(engine, readPlaced(JUDGE));
  printPlaced('judge.json', judged);
  const words = findWords(engine, readPageWords(folder), fixedRandom());
  for (const { kind, searched, problems: list } of words)
    console.log(`identifiers on pages, ${kind}: ${searched - list.length} of ${searched} found`);

  const lone = loneWords(built, engine);
  console.log(
    `single words from a file of their own: ${lone.asked - lone.problems.length} of ${lone.asked} as from all`,
  );

  const problems = [
    ...shortfalls(all),
    ...readers.flatMap(({ problems: list }) => list),
    ...excesses(bytes, timed),
    ...lone.problems,
    ...(lone.asked < LONE_WORDS ? [`only ${lone.asked} single words have a file`] : []),
    ...words.flatMap(({ problems: list }) => list),
    ...shortfallsOfHead(head.length, missed),
    ...unlike.map(({ item: { query } }) => `"${query}" has another list when it was asked before all had loaded`),
    ...shortfallsOfJudge(placedScores(judged)),
  ];
  for (const problem of problems) console.error(`search: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

/**
 * Measures a file of queries three times: with the names alone, which a cold start answers first; with an engine that
 * was asked before the rest had loaded; and with a complete one. The last two must return the same lists.
 */
async function placed(built: BuiltIndex, warm: Engine, file: string): Promise<void> {
  const items = readPlaced(file);
  const { early, late } = await askedEarly(built, items);
  printPlaced(`${file}, cold: names alone`, early);
  const whole = placeAll(warm, items);
  printPlaced(`${file}, cold, once all has loaded`, late);
  printPlaced(`${file}, warm`, whole);
  const unlike = differing(late, whole);
  console.log(`lists that differ between cold and warm: ${unlike.length} of ${items.length}`);
  if (unlike.length > 0) process.exitCode = 1;
}

/** Asks an engine with the names alone, and again once all has loaded. */
async function askedEarly(built: BuiltIndex, items: readonly PlacedQuery[]) {
  const engine = new Engine(built.symbols);
  const early = placeAll(engine, items);
  await completeEngine(engine, built);
  return { early, late: placeAll(engine, items) };
}

const differing = (cold: readonly Placed[], warm: readonly Placed[]): readonly Placed[] =>
  warm.filter(({ found }, place) => found.join() !== cold[place]?.found.join());

function printPlaced(title: string, list: readonly Placed[]): void {
  const { page, section } = placedScores(list);
  const shares = (values: readonly number[]): string => values.map((value) => value.toFixed(3)).join(', among three ');
  console.log(`\n${title}: ${list.length} queries\n  page first ${shares(page)}\n  section first ${shares(section)}`);
}

/** Returns numbers from 0 to 1 that are the same in each run. */
function fixedRandom(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Runs a set of readers' queries, prints it by role and by kind, and returns its misses. */
function readersOf(engine: Engine, set: 'open' | 'held') {
  const { file, queries } = readReaders(set);
  const outcomes = runQueries(engine, queries);
  const answerable = outcomes.filter(({ answerable: has, expect }) => has && expect.length > 0);
  const asked = answerable.filter(({ group }) => ASKED.includes(group));
  print(
    `${file} by role`,
    scores(answerable, ({ role }) => role),
  );
  print(`${file} by kind`, scores(answerable).slice(0, -1));
  print(`${file} questions, concepts and tasks`, scores(asked).slice(-1));
  print(
    `${file} by rows of the list, with sections below their pages`,
    scores(answerable.map((outcome) => ({ ...outcome, rank: outcome.row }))).slice(-1),
  );
  const others = outcomes.filter((outcome) => !answerable.includes(outcome));
  console.log(
    `  ${others.length} without an answer on the site: ${others.filter(({ found }) => found.length === 0).length} find nothing`,
  );
  return { answerable, problems: shortfallsOfReaders(file, answerable) };
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { group, query, rank, found, expect } of outcomes) {
    if (rank === 1) continue;
    console.log(
      `  ${group} "${query.slice(0, 60)}": place ${rank || '-'}, first ${found[0] ?? 'nothing'}, expected ${expect[0] ?? 'nothing'}`,
    );
  }
}

function print(title: string, rows: readonly Score[]): void {
  console.log(`\n${title}`);
  for (const { group, queries, success1, success3, mrr8, noResult } of rows) {
    const cells = [success1, success3, mrr8, noResult].map((value) => value.toFixed(3));
    console.log(
      `  ${group.padEnd(22)} ${String(queries).padStart(4)}  success@1 ${cells[0]}  @3 ${cells[1]}  MRR@8 ${cells[2]}  no result ${cells[3]}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
