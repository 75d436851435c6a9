import type { RecordedRequest } from './recording';

/** What a wallet is asked to send as one batch (EIP-5792), as far as the checks look at it. */
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

/** A batch as one transaction a call, in order, so that each is held to what a transaction is held to. */
export function callsOf(request: RecordedRequest): readonly RecordedRequest[] {
  if (!isBatch(request)) return [request];
  const { from, calls } = request.params[0] as Batch;
  return calls.map((call) => ({ ...request, method: 'eth_sendTransaction', params: [{ ...call, from }] }));
}
