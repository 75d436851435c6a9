import type { ElementContent } from 'hast';
import { isTransaction } from '../read/decode';
import type { RecordedRequest } from '../read/recording';
import { h } from './hast';

/** Who takes part, from left to right; site/src/css/samples.css gives each a quarter of the width. */
const LANES = ['Your code', 'Wallet', 'Node', 'Contract'] as const;

/** Class of a step; one without starts at the code and ends at a contract. */
export type StepClass = 'to-wallet' | 'to-node' | 'from-wallet';

/**
 * Returns the class of a step. A transaction, a read and a simulation end at a contract. The calls of a batch start at
 * the wallet, which has them from the step before.
 */
export function stepClass(request: RecordedRequest, inBatch: boolean): StepClass | null {
  if (inBatch) return 'from-wallet';
  if (isTransaction(request) || request.method === 'eth_call') return null;
  return /^wallet_|ccounts$|sign/i.test(request.method) ? 'to-wallet' : 'to-node';
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
