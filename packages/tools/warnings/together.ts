import type { FoundFunction } from '../book/functions';
import { keyOf, type WarningBooks } from './facts';
import { warning, type Warning } from './warning';

interface Made {
  readonly found: FoundFunction | null;
  readonly setting: { readonly to: string | null };
}

/**
 * Calls that can't share a transaction: those that fail after the others, or after each other where all of a row fail.
 * The same contract counts at one address, and others as those of one deployment.
 */
export function apartWarnings({ rules }: Pick<WarningBooks, 'rules'>, calls: readonly Made[]): readonly Warning[] {
  return rules.limits
    .filter(({ kind }) => kind === 'apart')
    .flatMap(({ of, argument, text }) => {
      const failing = argument.split(' ');
      const fails = ({ found }: Made): boolean => failing.includes(found?.item.name ?? '');
      const named = calls.filter((call) => of.includes(keyOf(call)));
      const second = named.find(
        (call, index) =>
          fails(call) &&
          named
            .slice(0, index)
            .some(
              (other) =>
                (other.found?.contract !== call.found?.contract || other.setting.to === call.setting.to) &&
                (failing.length === of.length || !fails(other)),
            ),
      );
      if (second === undefined) return [];
      const values = { function: keyOf(second), to: second.setting.to ?? '' };
      return [warning('always-reverts', text, 'Send them as two transactions.', values)];
    });
}
