import type { Reference } from '../../model/reference';
import { addressBook, type AddressBook } from '../read/address-book';
import { fits, spentAmount, wrappers, type CalledMethod, type Grant } from './claims';
import { callOf, decodeCall, permitOf } from '../read/decode';
import type { Example } from '../read/example';
import type { RecordedRequest, Recording } from '../read/recording';
import { sealOf } from '../read/seal';
import { mutateArguments } from './mutate-arguments';
import { mutateNumber, mutateTypedData } from './mutate-typed-data';

/** A mistake somebody could make in a sample, as it would show in the recording. */
export interface Mutation {
  readonly name: string;
  readonly recording: Recording;
}

type Transaction = { readonly to?: string; readonly data?: string; readonly value?: string };

/** The example with one SDK method spelled wrong; null when it calls none. */
export function renameMethod(example: Example, called: readonly CalledMethod[]): string | null {
  const name = called
    .map(({ method }) => method.name)
    .find((candidate) => new RegExp(`\\.${candidate}\\(`).test(example.text));
  return name === undefined ? null : example.text.replace(`.${name}(`, `.${name}Now(`);
}

/**
 * Mistakes of a recording, each sealed as if the recorder had written it, so that only what it says can give it away:
 * value, spender, amount, token, target, account, receiver, factor, typed data, number of transactions, release.
 */
export function mutate(reference: Reference, recording: Recording): Mutation[] {
  const mutations = [
    ...mutateRequests(reference, recording),
    ...mutateArguments(reference, recording),
    ...mutateTypedData(recording),
    ...mutateNumber(recording),
  ];
  return mutations.map(({ name, recording: edited }) => ({ name, recording: { ...edited, seal: sealOf(edited) } }));
}

function mutateRequests(reference: Reference, recording: Recording): Mutation[] {
  const book = addressBook(reference, recording.chain, {});
  const stranger = `0x${'12'.repeat(20)}`;
  const other = book.ofToken('DAI') ?? book.ofToken('PUFFER') ?? stranger;
  const sent = recording.requests.filter(({ method }) => method === 'eth_sendTransaction');
  const first = sent[0];
  const paid = sent.find(({ params }) => BigInt((params[0] as Transaction).value ?? 0) > 0n);
  const approval = sent.find(({ params }) => isApproval(params[0] as Transaction));
  const permit = recording.requests.find(({ method }) => method === 'eth_signTypedData_v4');
  const change = (
    name: string,
    request: RecordedRequest | undefined,
    params: (old: RecordedRequest) => readonly unknown[],
  ): Mutation[] =>
    request === undefined
      ? []
      : [{ name, recording: replace(recording, request, { ...request, params: params(request) }) }];
  const transaction =
    (edit: (old: Transaction) => Transaction) =>
    ({ params }: RecordedRequest) => [edit(params[0] as Transaction)];
  const short = (
    name: string,
    request: RecordedRequest | undefined,
    grant: Grant | null,
    edit: (old: readonly unknown[], amount: bigint) => readonly unknown[],
  ): Mutation[] => {
    const spent = grant === null ? null : spentOf(reference, book, recording, grant);
    return spent === null ? [] : change(name, request, ({ params }) => edit(params, spent - 1n));
  };
  return [
    ...change(
      'value dropped',
      paid,
      transaction(({ to, data }) => ({ to, data })),
    ),
    ...change(
      'spender of the approval swapped',
      approval,
      transaction((old) => ({ ...old, data: withAddress(old.data ?? '', stranger) })),
    ),
    ...change(
      'token of the approval swapped',
      approval,
      transaction((old) => ({ ...old, to: other })),
    ),
    ...short('approval one base unit short of what is spent', approval, approvalGrant(approval), (old, amount) => {
      const transaction = old[0] as Transaction;
      return [{ ...transaction, data: withAmount(transaction.data ?? '', amount) }];
    }),
    ...short('permit one base unit short of what is spent', permit, permitGrant(permit), (old, amount) => [
      old[0],
      editTyped(old[1], 'value', String(amount)),
    ]),
    ...change('spender of the permit swapped', permit, ({ params }) => [
      params[0],
      editTyped(params[1], 'spender', stranger),
    ]),
    ...change('token of the permit swapped', permit, ({ params }) => [
      params[0],
      editTyped(params[1], 'verifyingContract', other),
    ]),
    ...change(
      'sent to an unknown contract',
      first,
      transaction((old) => ({ ...old, to: stranger })),
    ),
    ...change(
      'sent without a target',
      first,
      transaction(({ data, value }) => ({ data, value })),
    ),
    ...change(
      'unknown function called',
      first,
      transaction((old) => ({ ...old, data: `0xdeadbeef${old.data?.slice(10) ?? ''}` })),
    ),
    ...(approval !== undefined && sent.length > 1
      ? [{ name: 'approval left out', recording: without(recording, approval) }]
      : []),
    { name: 'sample changed after the recording', recording: { ...recording, sha256: '0'.repeat(64) } },
    { name: 'recorded with another release', recording: { ...recording, version: '1.29.1' } },
  ];
}

/** What a transaction of the recording spends out of this allowance; null where its arguments do not tell. */
function spentOf(reference: Reference, book: AddressBook, { requests }: Recording, grant: Grant): bigint | null {
  for (const request of requests.filter(({ method }) => method === 'eth_sendTransaction')) {
    const raw = callOf(request);
    const call = raw === null ? '' : decodeCall(reference, book, raw, new Set());
    if (typeof call === 'string') continue;
    const approvals = wrappers(reference, call).flatMap(({ method }) => method.approvals);
    const approval = approvals.find((candidate) => fits(book, candidate, grant, call));
    const spent = approval === undefined ? null : spentAmount(call, approval);
    if (spent !== null && spent > 0n) return spent;
  }
  return null;
}

function approvalGrant(request: RecordedRequest | undefined): Grant | null {
  if (request === undefined) return null;
  const { to = '', data = '' } = request.params[0] as Transaction;
  return { token: to.toLowerCase(), spender: `0x${data.slice(34, 74)}`, amount: BigInt(`0x${data.slice(74)}`) };
}

function permitGrant(request: RecordedRequest | undefined): Grant | null {
  const permit = request === undefined ? null : permitOf(request);
  if (permit === null) return null;
  return { token: permit.token.toLowerCase(), spender: permit.spender.toLowerCase(), amount: permit.value };
}

const isApproval = ({ data }: Transaction): boolean =>
  data?.startsWith('0x095ea7b3') === true && BigInt(`0x${data.slice(74)}`) > 0n;

const withAddress = (data: string, address: string): string =>
  `${data.slice(0, 34)}${address.slice(2)}${data.slice(74)}`;

const withAmount = (data: string, amount: bigint): string =>
  `${data.slice(0, 74)}${amount.toString(16).padStart(64, '0')}`;

function editTyped(json: unknown, field: 'spender' | 'value' | 'verifyingContract', value: string): string {
  const typed = JSON.parse(String(json)) as { domain: Record<string, unknown>; message: Record<string, unknown> };
  (field === 'verifyingContract' ? typed.domain : typed.message)[field] = value;
  return JSON.stringify(typed);
}

const replace = (recording: Recording, old: RecordedRequest, next: RecordedRequest): Recording => ({
  ...recording,
  requests: recording.requests.map((request) => (request === old ? next : request)),
});

const without = (recording: Recording, left: RecordedRequest): Recording => ({
  ...recording,
  requests: recording.requests.filter((request) => request !== left),
});
