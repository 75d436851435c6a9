import type { FoundFunction } from '../book/functions';
import type { WarningBooks } from './facts';
import { warning, type Warning } from './warning';

interface Made {
  readonly found: FoundFunction | null;
  readonly setting: { readonly to: string | null };
}

/** Calls that can't share a transaction: those that fail after the others, at the same address. */
export function apartWarnings({ rules }: Pick<WarningBooks, 'rules'>, calls: readonly Made[]): readonly Warning[] {
  const keys = calls.map(({ found }) => (found === null ? '' : `${found.contract}.${found.item.name}`));
  return rules.limits
    .filter(({ kind }) => kind === 'apart')
    .flatMap(({ of, argument, text }) => {
      const failing = argument.split(' ');
      const second = calls.findIndex(
        ({ found, setting }, index) =>
          of.includes(keys[index] ?? '') &&
          failing.includes(found?.item.name ?? '') &&
          calls.some(
            (other, before) =>
              before < index &&
              other.setting.to === setting.to &&
              of.includes(keys[before] ?? '') &&
              !failing.includes(other.found?.item.name ?? ''),
          ),
      );
      if (second < 0) return [];
      return [
        warning('always-reverts', text, 'Send them as two transactions.', {
          function: keys[second] ?? '',
          to: calls[second]?.setting.to ?? '',
        }),
      ];
    });
}
