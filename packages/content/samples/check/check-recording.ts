import type { Reference } from '@sdk-docs/reference/model/reference';
import { addressBook, type AddressBook } from '../read/address-book';
import { callsOf } from '../read/batch';
import {
  claimants,
  fits,
  needsAllowance,
  spentAmount,
  usesContract,
  wrappers,
  type CalledMethod,
  type Grant,
} from './claims';
import { callOf, decodeCall, isTransaction, permitOf, type DecodedCall } from '../read/decode';
import { isShared, type Example } from '../read/example';
import { broughtAddresses } from '../read/brought';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { recordingFile, type RecordedRequest, type Recording } from '../read/recording';

/**
 * Compares a recording with its example and the reference. Returns one line per problem, with the number of the
 * request.
 *
 * @param called - handler methods that the example calls
 * @param recorder - hash of the current recorder
 */
export function checkRecording(
  reference: Reference,
  example: Example,
  recording: Recording,
  called: readonly CalledMethod[],
  recorder: string,
): string[] {
  const file = recordingFile(example.name);
  const { upstream } = reference.surface;
  const book = addressBook(reference, recording.chain, broughtAddresses(example));
  const preferred = new Set(
    called.flatMap(({ method }) => method.calls.map(({ contract, signature }) => `${contract}.${signature}`)),
  );
  const problems: string[] = [];
  if (recording.sha256 !== example.sha256)
    problems.push(`is stale: the example has changed; run npm run samples:record -- ${example.name}`);
  if (recording.seal !== sealOf(recording))
    problems.push('was edited by hand: only npm run samples:record writes recordings');
  if (recording.recorder !== recorder) problems.push('is stale: the recorder has changed; run npm run samples:record');
  if (recording.package !== upstream.package || recording.version !== upstream.version)
    problems.push(`was made with ${recording.package} ${recording.version}`);
  if (recording.chain !== example.chain)
    problems.push(`was made on ${recording.chain}, but the example is for ${example.chain}`);
  if (recording.requests.length === 0 && example.intercepts === null && !isShared(example)) problems.push('is empty');
  const context = { reference, example, recording, called, book, preferred, grants: [] };
  recording.requests.forEach((request, index) => {
    const found = callsOf(request).flatMap((call) => checkRequest(context, call));
    problems.push(...found.map((problem) => `request ${index + 1} (${request.method}) ${problem}`));
  });
  return problems.map((problem) => `${file} ${problem}`);
}

interface Context {
  readonly reference: Reference;
  readonly example: Example;
  readonly recording: Recording;
  readonly called: readonly CalledMethod[];
  readonly book: AddressBook;
  readonly preferred: ReadonlySet<string>;
  /** The allowances so far. */
  readonly grants: Grant[];
}

/** Returns the problems of one request, and records the allowance that it grants. */
function checkRequest(context: Context, request: RecordedRequest): string[] {
  const { reference, book, preferred, recording } = context;
  const permit = permitOf(request);
  if (permit !== null)
    return [
      ...grantProblems(context, permit.token, permit.spender, permit.value),
      ...(same(permit.owner, recording.account) ? [] : ['signs for another owner']),
    ];
  const raw = callOf(request);
  if (raw === null) return [];
  const call = decodeCall(reference, book, raw, preferred);
  if (typeof call === 'string') return [call];
  if (!isTransaction(request)) return [];
  const { target, member, args } = call;
  return [
    ...(raw.from !== null && !same(raw.from, recording.account) ? [`is sent from ${raw.from}`] : []),
    ...(member.signature === 'approve(address,uint256)'
      ? grantProblems(context, target.address, args[0] as string, args[1] as bigint)
      : []),
    ...checkClaims(context, call, raw.value),
  ];
}

/** Compares the value and the allowances of a transaction with the facts of the called method. */
function checkClaims(
  { reference, book, called, example, grants }: Context,
  call: DecodedCall,
  value: bigint,
): string[] {
  const name = `${call.contract.name}.${call.member.signature}`;
  const claims = claimants(called, call);
  const free = usesContract(called, call);
  if (claims.length === 0 && !free) return [`calls ${name}, which is not in the @calls of any method of the sample`];
  const problems: string[] = [];
  if (value > 0n && call.member.mutability !== 'payable') problems.push(`sends ETH to ${name}, which is not payable`);
  if (!free && value > 0n && claims.every(({ method }) => method.value === 'none'))
    problems.push(`sends ETH to ${name}; the reference says none`);
  if (!free && value === 0n && claims.every(({ method }) => method.value !== 'none' && method.value !== null)) {
    problems.push(`sends no ETH to ${name}; the reference says: ${claims[0]?.method.value ?? ''}`);
  }
  // `getContract()` adds nothing to a call, so a direct call needs the same ETH and allowances as the SDK's own method.
  const needs = claims.length > 0 ? claims : wrappers(reference, call);
  if (
    free &&
    value === 0n &&
    needs.some(({ method }) => method.approvals.some((approval) => approval.needs === 'value'))
  ) {
    problems.push(`sends no ETH to ${name}, which expects ETH`);
  }
  if (example.approved !== null) return problems;
  for (const { method } of needs) {
    for (const approval of method.approvals.filter(needsAllowance)) {
      const grant = grants.findLast((candidate) => fits(book, approval, candidate, call));
      const spent = spentAmount(call, approval);
      if (grant === undefined) {
        problems.push(
          `calls ${name} without ${approval.needs} of ${approval.token ?? ''} to ${approval.spender ?? ''} before it`,
        );
      } else if (spent !== null && grant.amount < spent) {
        problems.push(
          `calls ${name} for ${spent} of ${approval.token ?? ''}; only ${grant.amount} are allowed before it`,
        );
      }
    }
  }
  return problems;
}

/** Records an allowance. Reports one for a spender or token that no method of the reference asks for. */
function grantProblems({ reference, book, grants }: Context, token: string, to: string, amount: bigint): string[] {
  const grant = { token: token.toLowerCase(), spender: to.toLowerCase(), amount };
  grants.push(grant);
  const spender = book.find(grant.spender);
  if (spender === null)
    return [`gives an allowance to ${grant.spender}, which is not in the SDK's tables for this chain`];
  if (book.find(grant.token) === null)
    return [`gives an allowance of ${grant.token}, which is not in the SDK's tables for this chain`];
  const claimed = reference.handlers
    .flatMap((handler) => handler.class.methods)
    .flatMap(({ approvals }) => approvals.filter(needsAllowance))
    .some((approval) => !(approval.spender ?? '"').startsWith('"') && fits(book, approval, grant, null));
  return claimed
    ? []
    : [`gives an allowance to ${spender.labels.join(', ')}; no method of the reference asks for that`];
}

const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();
