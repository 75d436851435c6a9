import type { Observed, ObservedTransaction } from './observation';

/** The gas of one function, over all examples that call it. */
export interface FunctionGas {
  /** Name of the target in the SDK's tables. */
  readonly contract: string;
  readonly function: string;
  /** Smallest and largest limit with which it succeeded. */
  readonly needed: readonly [number, number];
  /** Smallest and largest gas of the receipts. */
  readonly used: readonly [number, number];
  /** Largest excess of the needed limit over the used gas, as a share of the used gas: 0.2 is a fifth. */
  readonly gap: number;
}

/** Returns the gas of every function that an example sent with success, by contract and function. */
export function observedGas({ done }: Observed): FunctionGas[] {
  const found = new Map<string, ObservedTransaction[]>();
  for (const one of done.flatMap(({ transactions }) => transactions).filter(({ status }) => status === 'success')) {
    const key = `${one.contract} ${one.function}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found]
    .sort(([left], [right]) => (left.toLowerCase() < right.toLowerCase() ? -1 : 1))
    .flatMap(([, calls]) => {
      const [first] = calls;
      if (first === undefined) return [];
      const needed = calls.map(({ gasNeeded }) => gasNeeded ?? 0);
      const used = calls.map(({ gasUsed }) => gasUsed ?? 0);
      return {
        contract: first.contract,
        function: first.function,
        needed: [Math.min(...needed), Math.max(...needed)] as const,
        used: [Math.min(...used), Math.max(...used)] as const,
        gap: Math.max(...calls.map(({ gasNeeded, gasUsed }) => (gasNeeded ?? 0) / (gasUsed ?? 1) - 1)),
      };
    });
}
