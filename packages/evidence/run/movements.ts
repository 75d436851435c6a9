import type { ObservedMoves, ObservedStep, ObservedTransaction } from '@sdk-docs/reference/model/observation';
import type { Parameter } from '../ground/ground';
import { CannotVary, key } from '../vary';

/** The parts of a run that are compared. */
interface Figures {
  readonly transactions: readonly ObservedTransaction[];
  readonly steps: readonly ObservedStep[];
}

/**
 * Runs an example with other set values and returns what each of them moves; null for one that is not in `values`.
 * Most examples depend on none, so the first run changes all values at once.
 *
 * @param values that can be changed and that the example can depend on
 * @param run runs the example with these values changed; with none it only starts as late as the others
 */
export async function movements(
  values: readonly Parameter[],
  run: (values: readonly Parameter[]) => Promise<Figures>,
): Promise<(parameter: Parameter) => ObservedMoves | null> {
  const found = new Map<string, ObservedMoves>(values.map((one) => [key(one), NOTHING]));
  if (values.length > 0) {
    const still = await run([]);
    if (values.length < 3 || moved(still, await attempt(run, values)) !== null)
      for (const one of values) found.set(key(one), moved(still, await attempt(run, [one])) ?? NOTHING);
  }
  return (parameter) => found.get(key(parameter)) ?? null;
}

const NOTHING: ObservedMoves = { transactions: [], after: false };

/** A run that fails with another value shows that all of its figures depend on the value. */
const attempt = async (
  run: (values: readonly Parameter[]) => Promise<Figures>,
  values: readonly Parameter[],
): Promise<Figures> =>
  run(values).catch((error: unknown) => {
    if (error instanceof CannotVary) throw error;
    return { transactions: [], steps: [] };
  });

/** Returns the differences between two runs; null when there are none. Gas and events are not compared. */
export function moved(still: Figures, other: Figures): ObservedMoves | null {
  const transactions = still.transactions.flatMap((one, index) =>
    figuresOf(one) === figuresOf(other.transactions[index]) ? [] : [index],
  );
  const after = afterOf(still) !== afterOf(other);
  return transactions.length === 0 && !after ? null : { transactions, after };
}

const figuresOf = (one: ObservedTransaction | undefined): string =>
  JSON.stringify([one?.status, one?.revert, one?.balances, one?.allowances]);

const afterOf = ({ steps }: Figures): string =>
  JSON.stringify(steps.filter(({ when }) => when === 'after').map(({ balances }) => balances));
