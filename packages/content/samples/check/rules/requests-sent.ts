import type { CallSite } from '../code/call-sites';
import { inLoop, isConditional } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { comesFrom, sentCalls, targetsOf, type SentCall } from '../code/sent';
import { isTransaction } from '../../read/decode';

/** Compares the calls of the code with the requests of the recording, in both directions. */
export function requestsSentRule(code: ExampleCode): Finding[] {
  const sent = sentCalls(code);
  return [
    ...code.sites.flatMap((site) => missing(code, site, sent)),
    ...sent.flatMap((request) => unasked(code, request, sent)),
  ];
}

/** A write must be recorded even if it is in a branch: `@answers` can choose the branch. */
function missing(code: ExampleCode, site: CallSite, sent: readonly SentCall[]): Finding[] {
  const { kind, name, line, statement, node } = site;
  if (kind === 'sign') {
    const signs = code.recording.requests.some((request) => request.line === statement && /sign/i.test(request.method));
    return signs ? [] : [{ line, text: `${name} asks for a signature, but the recording has none for this line` }];
  }
  // The example's own provider answers reads before they become requests.
  if (code.example.intercepts !== null && kind !== 'write') return [];
  const expected =
    kind === 'write' || ((kind === 'read' || kind === 'simulate' || kind === 'estimate') && !isConditional(node));
  if (!expected || (kind !== 'write' && targetsOf(site).length === 0)) return [];
  if (sent.some((request) => comesFrom(request, site))) return [];
  const what = { read: 'read', simulate: 'simulation', estimate: 'estimate', write: 'transaction' }[kind];
  return [
    {
      line,
      text: `${name} is called here, but the recording has no ${what} for this line: record it again, with @answers that reach this line`,
    },
  ];
}

function unasked(code: ExampleCode, sentCall: SentCall, sent: readonly SentCall[]): Finding[] {
  const { request, call, number } = sentCall;
  if (!isTransaction(request)) return [];
  const from = code.sites.filter((site) => comesFrom(sentCall, site));
  const name = `${call.contract.name}.${call.member.signature}`;
  if (from.length === 0)
    return [{ line: request.line, text: `request ${number} of the recording sends ${name}, which this line does not` }];
  const same = sent.filter((other) => from.some((site) => comesFrom(other, site)));
  if (same.length <= from.length || from.some(({ node }) => inLoop(node))) return [];
  return same[0] === sentCall
    ? [{ line: request.line, text: `the recording sends ${name} ${same.length} times, this line ${from.length}` }]
    : [];
}
