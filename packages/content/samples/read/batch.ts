import type { RecordedRequest } from './recording';

/** A batch for the wallet (EIP-5792), with the fields that the checks read. */
interface Batch {
  readonly from?: string;
  readonly calls: readonly Call[];
}

interface Call {
  readonly to?: string;
  readonly data?: string;
  readonly value?: string;
}

export const isBatch = ({ method }: RecordedRequest): boolean => method === 'wallet_sendCalls';

/** Splits a batch into one transaction a call, in order, so that the rules for transactions apply to each. */
export function callsOf(request: RecordedRequest): readonly RecordedRequest[] {
  if (!isBatch(request)) return [request];
  const { from, calls } = request.params[0] as Batch;
  return calls.map((call) => ({ ...request, method: 'eth_sendTransaction', params: [{ ...call, from }] }));
}
