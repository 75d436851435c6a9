import ts from 'typescript';
import { zeroAddress } from 'viem';
import { permitOf } from '../../read/decode';
import type { RecordedRequest } from '../../read/recording';
import type { CalledMethod } from '../claims';
import { attachedValue, type CallArgument } from '../code/arguments';
import type { CallSite } from '../code/call-sites';
import { unknown, type Value } from '../code/evaluate';
import type { ExampleCode, Finding } from '../code/example-code';
import { agree, leavesOf, type Leaves } from '../code/leaves';
import { permitDeadline } from '../code/permit-deadline';
import { comesFrom, sentCalls, type SentCall } from '../code/sent';

/**
 * Compares the arguments in the code with those in the recording, in both directions: amounts, accounts, receivers,
 * factors. Skips values that the source text does not determine.
 */
export function argumentsArriveRule(code: ExampleCode): Finding[] {
  const sent = sentCalls(code);
  const findings = code.sites.flatMap((site) => {
    const own = sent.filter((request) => comesFrom(request, site));
    if (own.length === 0) return [];
    if (site.direct !== null) return viaContract(code, site, own);
    return site.called === null ? asSimulated(site, own, sent) : viaHandler(code, site, site.called, own);
  });
  return [...findings, ...sent.flatMap((request) => ownReads(code, request))];
}

/** Reads that the SDK adds to a call may only use the account and known contracts. */
function ownReads(code: ExampleCode, sent: SentCall): Finding[] {
  const { request, call, number } = sent;
  const here = code.sites.filter((site) => site.statement === request.line);
  if (request.method !== 'eth_call' || here.some((site) => comesFrom(sent, site))) return [];
  const given = here.flatMap((site) => code.argumentsOf(site));
  const passed = passedLeaves(code, given);
  if (passed.unknown) return [];
  const account = code.recording.account.toLowerCase();
  const strange = leavesOf(argumentValues(sent)).addresses.filter(
    (address) => address !== account && !passed.addresses.includes(address) && code.book.find(address) === null,
  );
  return strange.map((address) => ({
    line: request.line,
    text: `request ${number} of the recording reads ${call.contract.name}.${call.member.name} of ${address}, which is no argument on this line`,
  }));
}

/** Checks that `writeContract({ ...request })` sends the simulated or estimated call. */
function asSimulated(site: CallSite, own: readonly SentCall[], sent: readonly SentCall[]): Finding[] {
  const [options] = site.arguments.arguments;
  if (
    options === undefined ||
    !ts.isObjectLiteralExpression(options) ||
    !options.properties.some(ts.isSpreadAssignment)
  )
    return [];
  const simulated = sent
    .filter(({ request }) => ['eth_call', 'eth_estimateGas'].includes(request.method))
    .map(({ raw }) => `${raw.to} ${raw.data}`.toLowerCase());
  return own
    .filter(({ raw }) => !simulated.includes(`${raw.to} ${raw.data}`.toLowerCase()))
    .map(({ number }) => ({
      line: site.line,
      text: `request ${number} of the recording differs from the simulated call`,
    }));
}

/** A call through a contract instance has its arguments in order. */
function viaContract(code: ExampleCode, site: CallSite, own: readonly SentCall[]): Finding[] {
  const [list] = site.arguments.arguments;
  const value = attachedValue(code.checker, site);
  const passed = list === undefined ? [] : code.evaluate(list);
  const args = Array.isArray(passed) ? passed : ((passed as Record<string, Value> | null)?.args ?? unknown);
  const ether = value === null ? 0n : code.evaluate(value);
  const fits = ({ call, raw }: SentCall): boolean =>
    agree(args, call.args) && (site.kind === 'read' || agree(ether, raw.value));
  if (own.some(fits)) return [];
  const text = `${site.name} is called with other arguments or another value than request ${own[0]?.number ?? 0} of the recording`;
  return [{ line: site.line, text }];
}

/** A handler may reorder its arguments and may add only the account and a permit. */
function viaHandler(code: ExampleCode, site: CallSite, { method }: CalledMethod, own: readonly SentCall[]): Finding[] {
  const given = code.argumentsOf(site);
  const passed = passedLeaves(code, given);
  const amounts = given.filter(({ unit }) => unit !== null);
  const others = given.filter(({ unit }) => unit === null);
  const account = code.recording.account.toLowerCase();
  const signed = leavesOf(code.recording.requests.map(permitValues));
  const around = leavesOf([
    sentCalls(code)
      .filter(({ request }) => request.line === site.statement)
      .map(sentValues),
    code.recording.requests.filter(({ line }) => line === site.statement).map(permitValues),
    account,
  ]);
  const findings: Finding[] = [];
  const report = (text: string): void => void findings.push({ line: site.line, text: `${site.name} ${text}` });
  for (const amount of passedLeaves(code, amounts).integers)
    if (![...around.integers, ...signed.integers].includes(amount))
      report(`gets ${amount}, which is not in the recording`);
  for (const address of passed.addresses)
    if (!around.addresses.includes(address)) report(`gets ${address}, which is not in the recording`);
  const tokens = given.flatMap(({ expression }) => {
    const token = code.evaluate(expression);
    return typeof token === 'string' ? (code.book.ofToken(token) ?? []) : [];
  });
  // An unknown amount cannot contain an address.
  if (passedLeaves(code, others).unknown) return findings;
  const left = method.parameters.length > site.arguments.arguments.length;
  const explained = new Set([...passed.addresses, ...tokens, account]);
  if (left) explained.add(zeroAddress); // the SDK's default for an omitted parameter
  for (const address of leavesOf(own.map(argumentValues)).addresses)
    if (!explained.has(address)) report(`sends ${address} in the recording, but not in the code`);
  if (passed.unknown) return findings;
  // A method without parameters may use a number of its own, such as the rate of 10^18.
  if (method.parameters.length === 0) return findings;
  const integers = new Set([...passed.integers, ...signed.integers, permitDeadline(code)]);
  for (const integer of leavesOf(own.map(sentValues)).integers)
    if (!integers.has(integer) && integer !== 0n) report(`sends ${integer} in the recording, but not in the code`);
  return findings;
}

const passedLeaves = ({ evaluate }: ExampleCode, given: readonly CallArgument[]): Leaves =>
  leavesOf(given.map(({ expression }) => evaluate(expression)));

const argumentValues = ({ call }: SentCall): readonly Value[] =>
  call.args.filter((_, index) => !['v', 'r', 's'].includes(call.member.inputs[index]?.name ?? ''));

const sentValues = (sent: SentCall): readonly Value[] => [
  ...argumentValues(sent),
  sent.raw.to,
  sent.raw.from,
  sent.raw.value,
];

/** The numbers and addresses of a signed permit; none for another request. */
function permitValues(request: RecordedRequest): readonly Value[] {
  const permit = permitOf(request);
  return permit === null ? [] : [permit.token, permit.owner, permit.spender, permit.value, permit.deadline];
}
