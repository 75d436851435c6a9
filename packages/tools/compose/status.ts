import { callName, type Composed } from './composed';
import type { Reading } from './composed';

/** The state of a form in one line. */
export function statusOf({ problems }: Reading, composed: Composed | null, warnings: number): string {
  if (composed === null) {
    const empty = [...problems.values()].filter((problem) => problem === EMPTY).length;
    const wrong = problems.size - empty;
    return [
      ...(wrong > 0 ? [`${wrong} ${wrong === 1 ? 'field' : 'fields'} to correct`] : []),
      ...(empty > 0 ? [`${empty} ${empty === 1 ? 'field' : 'fields'} to fill`] : []),
    ].join(', ');
  }
  if ('problem' in composed) return composed.problem;
  const { item, place, chain, allowances } = composed;
  const first =
    allowances.length === 0
      ? ''
      : ` after ${allowances.length === 1 ? 'an approval' : `${allowances.length} approvals`}`;
  const state = warnings === 0 ? 'Ready' : `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  return `${state}: ${callName(composed)} ${item === null ? 'to' : 'at'} ${place ?? 'the given address'} on ${chain}${first}`;
}

/** What an empty field says. */
export const EMPTY = 'This is empty.';
