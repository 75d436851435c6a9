import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownReverts } from '@sdk-docs/reference/model/known-reverts';
import { sealsOf } from '@sdk-docs/reference/generator/read/seal';
import { namedReverts } from '@sdk-docs/reference/generator/check/named-reverts';
import type { ObservedFigure } from '@sdk-docs/reference/model/observation';
import type { ObservedContract, ObservedRevert } from '@sdk-docs/reference/model/observed-reverts';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Artifacts } from '../artifacts';
import { take } from '../figures/take';
import type { Ground } from '../ground/ground';
import { mainnetGround } from '../ground/mainnet';
import { trials } from './all';
import { placeForReverts } from './ground';
import { attempt } from './run';
import { swept } from './sweeps';
import type { Figure } from '../figures/figure';
import { nucleus } from '../figures/nucleus';
import { others } from '../figures/others';
import { tickets } from '../figures/tickets';
import { vault } from '../figures/vault';

type Row<T> = Omit<T, 'location'>;
type Shown = Omit<Row<ObservedRevert>, 'inputs'> & Partial<Pick<ObservedRevert, 'inputs'>>;

/**
 * Runs all provocations on one local chain and writes surface/observed: what each contract answered, and the
 * source of its code. Writes nothing when one of them does not end as expected.
 *
 * @throws Error with the provocations that failed
 */
export async function recordReverts(root: string, reference: Reference, artifacts: Artifacts): Promise<void> {
  const known = knownReverts(reference);
  const errors = namedReverts(reference.surface);
  const functionsOf = (name: string): readonly string[] =>
    known.filter(({ error }) => error.name === name).flatMap(({ functions }) => functions);
  const ground = await mainnetGround(reference, artifacts);
  const failed: string[] = [];
  const noting = async <Result>(what: string, make: Promise<Result>): Promise<Result[]> => {
    try {
      return [await make];
    } catch (error) {
      failed.push(`${what}: ${(error as Error).message}`);
      return [];
    }
  };
  try {
    await placeForReverts(ground);
    const seen: Row<ObservedRevert>[] = [];
    for (const trial of [...trials, ...swept(ground, functionsOf)]) {
      const what = `${trial.error} in ${trial.contract}.${trial.function}`;
      seen.push(...(await noting(what, attempt(ground, trial, errors))));
    }
    const taken: Row<ObservedFigure>[] = [];
    for (const figure of figures) taken.push(...(await noting(figure.what, take(ground, figure))));
    if (failed.length > 0) throw new Error(failed.join('\n'));
    const rows = seen.map((row) => leaveOut(reference, row));
    const contracts = contractsOf(ground, [...rows, ...taken]);
    const write = (name: string, text: string): void => writeFileSync(join(root, 'surface/observed', name), text);
    write('reverts.json', linesOf(rows));
    write('contracts.json', linesOf(contracts));
    write('figures.json', linesOf(taken));
    write('seals.json', `${JSON.stringify(sealsOf(rows, taken, contracts), null, 2)}\n`);
    const names = new Set(rows.map(({ error }) => error));
    const boundaries = rows.filter(({ passes }) => passes !== null).length;
    console.log(
      `${rows.length} reverts of ${names.size} errors observed, ${boundaries} of them at a boundary; ${taken.length} figures`,
    );
  } finally {
    ground.node.stop();
  }
}

/** Omits argument names that the surface has. */
function leaveOut(reference: Reference, { inputs, ...row }: Row<ObservedRevert>): Shown {
  const [contract = '', signature = ''] = row.call.split('.');
  return reference.functionOf(contract, signature) === null && inputs !== null ? { ...row, inputs } : row;
}

/** Returns the sources of the contracts that were called or that reverted. */
function contractsOf(ground: Ground, rows: readonly (Shown | Row<ObservedFigure>)[]): Row<ObservedContract>[] {
  const names = new Set(
    rows.flatMap((row) => [...('contract' in row ? [row.contract] : []), row.call.replace(/\..*/, '')]),
  );
  return [...names].sort().map((name) => {
    const placed = [...ground.placed.values()].filter((item) => item.name === name || item.artifact === name);
    const { repository, commit, file = '' } = placed[0]?.source ?? ground.artifacts(name).source;
    const parameters = Object.fromEntries(
      ground.parameters
        .filter(({ contract }) => placed.some((item) => item.name === contract))
        .map(({ name: parameter, value }) => [parameter, value]),
    );
    const note = placed.map((item) => ground.codeNotes.get(item.name)).find((text) => text !== undefined) ?? null;
    return { name, repository, commit, file, parameters, note };
  });
}

/** A JSON list with one row per line, without null fields. */
function linesOf(rows: readonly object[]): string {
  const lines = rows.map((row) =>
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Every fee and rounding that is tried. */
const figures: readonly Figure[] = [...vault, ...tickets, ...nucleus, ...others];
