import { callOf, decodeCall, isTransaction, type DecodedCall, type RawCall } from '../../read/decode';
import type { RecordedRequest } from '../../read/recording';
import type { CallSite } from './call-sites';
import type { ExampleCode } from './example-code';

/** A request of the recording that calls a contract. */
export interface SentCall {
  readonly request: RecordedRequest;
  /** Number in the recording, from 1. */
  readonly number: number;
  readonly raw: RawCall;
  readonly call: DecodedCall;
}

/** Returns the calls and transactions of the recording that decode; `checkRecording` reports the others. */
export function sentCalls(code: ExampleCode): readonly SentCall[] {
  const known = cache.get(code) ?? readCalls(code);
  cache.set(code, known);
  return known;
}

const cache = new WeakMap<ExampleCode, readonly SentCall[]>();

function readCalls({ reference, book, recording, sites }: ExampleCode): SentCall[] {
  const preferred = new Set(sites.flatMap((site) => targetsOf(site)));
  return recording.requests.flatMap((request, index): SentCall[] => {
    const raw = callOf(request);
    const call = raw === null ? null : decodeCall(reference, book, raw, preferred);
    if (raw === null || call === null || typeof call === 'string') return [];
    return [{ request, number: index + 1, raw, call }];
  });
}

/** Returns `Contract.signature` of the functions that a call may reach. */
export function targetsOf({ called, direct }: CallSite): string[] {
  if (direct !== null) return [`${direct.contract.name}.${direct.member.signature}`];
  return (called?.method.calls ?? []).map(({ contract, signature }) => `${contract}.${signature}`);
}

/** Whether a call in the code can have made this request: same statement, function and kind of request. */
export function comesFrom({ request, call }: SentCall, site: CallSite): boolean {
  if (request.line !== site.statement || !isOfKind(request, site.kind)) return false;
  if (site.called === null && site.direct === null) return true;
  // A token may have several ABIs in the SDK; any of them matches.
  return call.target.contracts.some((contract) => targetsOf(site).includes(`${contract}.${call.member.signature}`));
}

function isOfKind(request: RecordedRequest, kind: CallSite['kind']): boolean {
  if (kind === 'write') return isTransaction(request);
  if (kind === 'estimate') return request.method === 'eth_estimateGas';
  return (kind === 'read' || kind === 'simulate') && request.method === 'eth_call';
}
