import type { ElementContent } from 'hast';
import type { Observation, ObservedTransaction } from '@sdk-docs/reference/model/observation';
import { callsOf } from '../read/batch';
import { isTransaction } from '../read/decode';
import type { RecordedRequest, Recording } from '../read/recording';
import { h } from './hast';
import { total } from './observed';

/**
 * Describes the effects of a sending step on a local chain: amounts out and in, events, gas. Empty for other steps,
 * where nothing moved, and without an observation.
 */
export function sentEffects(
  { requests }: Recording,
  observation: Observation | null,
): (request: RecordedRequest, call: number) => readonly ElementContent[] {
  const sent = requests.flatMap((request) =>
    callsOf(request).flatMap((call, index) => (isTransaction(call) ? [{ request, index }] : [])),
  );
  return (request, call) => {
    const position = sent.findIndex((one) => one.request === request && one.index === call);
    const found = observation?.transactions[position];
    return found === undefined || isQuiet(found) ? [] : [h('div', {}, effectWords(found))];
  };
}

/** Whether no account's balance or allowance changed. */
const isQuiet = ({ status, balances, allowances }: ObservedTransaction): boolean =>
  status === 'success' && balances.length === 0 && allowances.length === 0;

/** Writes what a transaction did. */
function effectWords(transaction: ObservedTransaction): string {
  const { events, gasUsed } = transaction;
  const names = [...new Set(events.map(({ name }) => name).filter((name) => name !== ''))];
  const moved = transaction.status !== 'success' || transaction.balances.some(({ account }) => account === 'reader');
  const parts = [
    ...(moved ? [total([transaction])] : []),
    ...(names.length === 0 ? [] : [`emits ${names.join(', ')}`]),
    ...(gasUsed === null ? [] : [`uses ${gasUsed.toLocaleString('en-US')} gas`]),
  ];
  return `Observed: ${parts.join('; ')}`;
}
