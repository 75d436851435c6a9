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
  const first = approvalsOf(' after ', allowances.length);
  return `${stateOf(warnings)}: ${callName(composed)} ${item === null ? 'to' : 'at'} ${place ?? 'the given address'} on ${chain}${first}`;
}

export const stateOf = (warnings: number): string =>
  warnings === 0 ? 'Ready' : `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;

/** The number of approvals after a word; empty for none. */
export const approvalsOf = (word: string, count: number): string =>
  count === 0 ? '' : word + (count === 1 ? 'an approval' : `${count} approvals`);

/** What an empty field says. */
export const EMPTY = 'This is empty.';
