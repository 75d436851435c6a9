import type { Reference } from '../../generator/write/reference';
import { addressBook } from './address-book';
import type { CalledMethod } from './claims';
import type { Example } from './example';
import type { RecordedRequest, Recording } from './recording';

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

/** Mistakes of a recording: value dropped, spender swapped, wrong token, wrong target, wrong account, stale, other release. */
export function mutate(reference: Reference, recording: Recording): Mutation[] {
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

const isApproval = ({ data }: Transaction): boolean =>
  data?.startsWith('0x095ea7b3') === true && BigInt(`0x${data.slice(74)}`) > 0n;

const withAddress = (data: string, address: string): string =>
  `${data.slice(0, 34)}${address.slice(2)}${data.slice(74)}`;

function editTyped(json: unknown, field: 'spender' | 'verifyingContract', address: string): string {
  const typed = JSON.parse(String(json)) as { domain: Record<string, unknown>; message: Record<string, unknown> };
  (field === 'spender' ? typed.message : typed.domain)[field] = address;
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
