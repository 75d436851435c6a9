import { isBatch } from '../read/batch';
import { isTransaction } from '../read/decode';
import type { RecordedRequest } from '../read/recording';

type Kind = 'signature' | 'transaction' | 'batch' | 'receipt' | 'read' | 'estimate' | 'logs' | 'accounts' | 'other';

/** Singular and plural, in the order of the summary. */
const words: Readonly<Record<Kind, readonly [string, string]>> = {
  signature: ['signature', 'signatures'],
  transaction: ['transaction', 'transactions'],
  batch: ['batch', 'batches'],
  receipt: ['wait for a receipt', 'waits for receipts'],
  read: ['read', 'reads'],
  estimate: ['gas estimate', 'gas estimates'],
  logs: ['log query', 'log queries'],
  accounts: ['request for accounts', 'requests for accounts'],
  other: ['question to the node', 'questions to the node'],
};

const waiting = new Set([
  'eth_getTransactionReceipt',
  'eth_blockNumber',
  'eth_getTransactionByHash',
  'wallet_getCallsStatus',
]);

export function kindOf(request: RecordedRequest): Kind {
  if (isTransaction(request)) return 'transaction';
  if (isBatch(request)) return 'batch';
  const { method } = request;
  if (/sign/i.test(method)) return 'signature';
  if (method === 'eth_getTransactionReceipt' || method === 'wallet_getCallsStatus') return 'receipt';
  if (method === 'eth_call') return 'read';
  if (method === 'eth_estimateGas') return 'estimate';
  if (method === 'eth_getLogs') return 'logs';
  return /ccounts$/.test(method) ? 'accounts' : 'other';
}

/**
 * Returns the requests that show what the code does. viem compares the chain before it sends and polls while it waits;
 * the transaction and the first request for the receipt represent these, as the first read of code does a bisection.
 */
export function relevantRequests(requests: readonly RecordedRequest[]): RecordedRequest[] {
  return requests.filter((request, index) => {
    const { line, method } = request;
    const follows = (test: (other: RecordedRequest) => boolean): boolean =>
      requests.slice(index + 1).some((other) => other.line === line && test(other));
    const waited = requests.slice(0, index).some((other) => other.line === line && kindOf(other) === 'receipt');
    if (method === 'eth_getCode') return !requests.slice(0, index).some((other) => other.method === method);
    if (method === 'eth_chainId') return !follows(isTransaction);
    return !(waiting.has(method) && waited);
  });
}

/** Returns `1 signature, 1 transaction, 2 reads`, or says that nothing is sent. */
export function summary(requests: readonly RecordedRequest[]): string {
  const counts = (Object.keys(words) as Kind[]).flatMap((kind) => {
    const number = requests.filter((request) => kindOf(request) === kind).length;
    return number === 0 ? [] : [`${number} ${words[kind][number === 1 ? 0 : 1]}`];
  });
  const sends = requests.some((request) => ['transaction', 'batch', 'signature'].includes(kindOf(request)));
  return [...counts, ...(sends ? [] : ['no transaction'])].join(', ');
}
