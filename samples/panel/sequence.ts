import type { ElementContent } from 'hast';
import { isBatch } from '../read/batch';
import { callOf, isTransaction } from '../read/decode';
import type { RecordedRequest } from '../read/recording';
import { h } from './hast';
import { kindOf } from './summary';

/** Who takes part, from left to right; src/css/samples.css gives each a quarter of the width. */
const LANES = ['Your code', 'Wallet', 'Node', 'Contract'] as const;

/** Classes of a step: where its arrow starts and ends, and whether the account signs or sends. */
export type StepClass = 'to-wallet' | 'to-node' | 'to-contract' | 'from-wallet' | 'sends';

/**
 * Returns the classes of one step. A transaction, a read and a simulation end at a contract. The calls of a batch start
 * at the wallet, which has them from the step before.
 */
export function stepClasses(request: RecordedRequest, inBatch: boolean): StepClass[] {
  const sends: StepClass[] =
    isTransaction(request) || kindOf(request) === 'signature' || isBatch(request) ? ['sends'] : [];
  if (inBatch) return ['from-wallet', ...sends];
  if (isTransaction(request) || request.method === 'eth_call') return ['to-contract', ...sends];
  const asksWallet = isBatch(request) || /^wallet_|ccounts$|sign/i.test(request.method);
  return [asksWallet && callOf(request) === null ? 'to-wallet' : 'to-node', ...sends];
}

/**
 * Draws steps as a sequence: the names of the lanes, then one item a step, whose arrow the styles draw. The words of an
 * item say the same, so programs and screen readers only get the list.
 */
export function sequence(steps: readonly ElementContent[]): ElementContent[] {
  return [
    h('div', { className: ['lanes'], ariaHidden: 'true' }, ...LANES.map((name) => h('span', {}, name))),
    h('ol', { className: ['sequence'] }, ...steps),
  ];
}
