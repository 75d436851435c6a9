import type { Surface } from '../../model/surface';
import { covers, riskyKeys } from '../../model/warnings';
import { problem, type Rule } from './rule';

const history = { file: 'surface/history.json', line: 1 };
const certainties: readonly string[] = ['run', 'read', 'inferred', 'unknown'];
const risks: readonly string[] = ['money', 'none'];

/**
 * The history ends with the release that the surface describes. Every change of a release that can redirect money has a
 * warning, or a statement that no money is at risk.
 */
export const warnings: Rule = (surface) =>
  surface.history === null ? [] : [...lastRelease(surface), ...uncovered(surface), ...unfounded(surface)];

function lastRelease({ history: known, upstream }: Surface) {
  const last = known?.steps.at(-1)?.version;
  if (last === upstream.version) return [];
  const hint = 'run npm run surface:history with a copy of the SDK repository that has the tag';
  return [problem(history, `the history ends with ${last}, the surface describes ${upstream.version}`, hint)];
}

function uncovered({ history: known, warnings: rows }: Surface) {
  const hint = 'read the diff and say in surface/warnings.json what it does to money; "none" when it does nothing';
  if (known === null) return [];
  return known.steps.flatMap((step) =>
    riskyKeys(known, step)
      .filter((key) => !rows.some((row) => row.version === step.version && covers(row, key)))
      .map((key) => problem(history, `${step.version} changes ${key}, and no warning covers it`, hint)),
  );
}

function unfounded({ history: known, warnings: rows }: Surface) {
  return rows.flatMap((row) => {
    const step = known?.steps.find(({ version }) => version === row.version);
    if (known === null || step === undefined)
      return [problem(row.location, `the history has no release ${row.version}`, 'correct it')];
    const keys = riskyKeys(known, step);
    return [
      ...row.covers
        .filter((pattern) => !keys.some((key) => covers({ ...row, covers: [pattern] }, key)))
        .map((pattern) =>
          problem(row.location, `${row.version} changes nothing like ${pattern}`, 'correct the pattern'),
        ),
      ...(risks.includes(row.risk) ? [] : [problem(row.location, `the risk is "${row.risk}"`, risks.join(', '))]),
      ...(certainties.includes(row.certainty)
        ? []
        : [problem(row.location, `the certainty is "${row.certainty}"`, certainties.join(', '))]),
      ...(row.source !== '' || row.certainty === 'unknown'
        ? []
        : [problem(row.location, 'the warning has no source', 'say where it was read, or "unknown"')]),
    ];
  });
}
