import { isTransaction } from '../../read/decode';
import type { CallSite } from '../code/call-sites';
import { inLoop, isConditional } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { comesFrom, sentCalls, targetsOf, type SentCall } from '../code/sent';
import { eachCall } from './each';

/** Compares the calls of the code with the requests of the recording, in both directions. */
export const requestsSentRule = (code: ExampleCode): Finding[] => [
  ...missing(code),
  ...sentCalls(code).flatMap((sent) => unasked(code, sent)),
];

/** What the recording has of a call. */
const recorded: Partial<Record<CallSite['kind'], string>> = {
  read: 'read',
  simulate: 'simulation',
  estimate: 'estimate',
  write: 'transaction',
};

/** A write must be recorded even if it is in a branch: `@answers` can choose the branch. */
const missing = eachCall((code, site) => {
  const { kind, statement, node } = site;
  if (kind === 'sign') {
    const signs = code.recording.requests.some(({ line, method }) => line === statement && /sign/i.test(method));
    return signs ? null : 'asks for a signature, but the recording has none for this line';
  }
  // The example's own provider answers reads before they become requests.
  const mayMiss = code.example.intercepts !== null || isConditional(node) || targetsOf(site).length === 0;
  if (recorded[kind] === undefined || (kind !== 'write' && mayMiss)) return null;
  return sentCalls(code).some((request) => comesFrom(request, site))
    ? null
    : `is called here, but the recording has no ${recorded[kind]} for this line: record it again, with @answers that reach this line`;
});

function unasked(code: ExampleCode, sentCall: SentCall): Finding[] {
  const { request, call, number } = sentCall;
  if (!isTransaction(request)) return [];
  const from = code.sites.filter((site) => comesFrom(sentCall, site));
  const name = `${call.contract.name}.${call.member.signature}`;
  if (from.length === 0)
    return [{ line: request.line, text: `request ${number} of the recording sends ${name}, which this line does not` }];
  const same = sentCalls(code).filter((other) => from.some((site) => comesFrom(other, site)));
  if (same.length <= from.length || from.some(({ node }) => inLoop(node))) return [];
  return same[0] === sentCall
    ? [{ line: request.line, text: `the recording sends ${name} ${same.length} times, this line ${from.length}` }]
    : [];
}
