import type { PastedReceipt } from './pasted-call';

const REVERTED = 'reverted';

/** What receipts say of their transactions, each for itself; empty without receipts. */
export function resultsOf(receipts: readonly PastedReceipt[]): string {
  const results = receipts.map(({ status }) => resultOf(JSON.stringify(status)));
  if (results.length === 0) return '';
  const what = results.includes(REVERTED) ? ' New code of accounts (EIP-7702) stays after a revert.' : '';
  return `Receipt${results.length > 1 ? 's' : ''}: ${results.join(', ')}.${what}`;
}

const resultOf = (status = ''): string =>
  /^"?(?:(?:0x)?0*1|success|true)"?$/i.test(status)
    ? 'succeeded'
    : /^"?(?:(?:0x)?0+|reverted|failure|false)"?$/i.test(status)
      ? REVERTED
      : 'unknown';
