import { ZERO_ADDRESS } from '../book/hex';
import { newCodeWarnings } from '../warnings/new-code';
import { refundWarnings } from '../warnings/refund';
import { warning, type Warning } from '../warnings/warning';
import { readJson, type JsonCalls } from './json-calls';
import { address, dataIn, given, isHex, textOf, whole, type Fields } from './json-fields';
import type { Encoded } from './safe-method';
import { ADDRESSES, GAS, hashesOfSafe, isSafe, number, payee } from './safe-json';

/** Reads JSON as `readJson`, with the warnings of its calls, the hashes of a Safe, and the result of a receipt. */
export function readWarned(text: string): JsonCalls | null {
  const json = readJson(text, (fields, call, unread, method) => ({
    note: method === null ? null : noteOf(method),
    warnings: [...unread.map((name) => leftOut(fields, name)), ...jsonWarnings(fields, call.chainId)],
    safeHashes: (chainId) => hashesOfSafe(fields, call, unread, chainId),
  }));
  return json && { ...json, problem: [resultOf(json), json.problem].filter(Boolean).join(' ') || null };
}

const resultOf = ({ status, items }: JsonCalls): string | false =>
  status === 'reverted'
    ? 'The receipt says that the transaction reverted: only its gas and its nonce are used.'
    : status !== null &&
      items.length === 0 &&
      'The receipt says that the transaction succeeded, without a log: it moved no token.';

const noteOf = ({ data, name }: Encoded): string =>
  data === '0x'
    ? `The file has no data, and its contractInputsValues do not fit the method ${name}: this call cannot be read.`
    : `The file has no data: it was encoded from ${name} and contractInputsValues.`;

const leftOut = (fields: Fields, name: string): Warning =>
  warning(
    'odd-data',
    `${name} of the input cannot be read: it is left out.`,
    'Write numbers as texts ("1000"), and addresses in full: with a wrong EIP-55 checksum, a digit is mistyped.',
    { [name]: textOf(fields[name]) },
  );

/** What the fields of a JSON call do beside it, and those of a Safe that cannot be read. */
const jsonWarnings = (fields: Fields, chain: number | null): Warning[] => [
  ...newCodeWarnings(authorizationsOf(fields)),
  ...safeWarnings(fields, chain),
  ...otherData(fields),
];

function safeWarnings(fields: Fields, chain: number | null): Warning[] {
  if (!isSafe(fields)) return [];
  return [
    ...refundWarnings(
      {
        baseGas: number(fields, 'baseGas') ?? 0n,
        gasPrice: number(fields, 'gasPrice') ?? 0n,
        gasToken: payee(fields, 'gasToken') ?? ZERO_ADDRESS,
        refundReceiver: payee(fields, 'refundReceiver') ?? ZERO_ADDRESS,
      },
      chain,
    ),
    ...[
      ...['nonce', ...GAS].filter((name) => number(fields, name) === null),
      ...ADDRESSES.filter((name) => payee(fields, name) === null),
    ].map((name) => leftOut(fields, name)),
  ];
}

/** Nodes and wallets choose different fields when two of them differ. */
const otherData = (fields: Fields): Warning[] =>
  new Set(
    dataIn(fields)
      .filter(isHex)
      .map((each) => each.toLowerCase()),
  ).size > 1
    ? [warning('odd-data', 'Two fields of the input hold different data: one is read.', 'Ask which one is sent.')]
    : [];

const objects = (...values: unknown[]): Fields[] =>
  values.flat().filter((each): each is Fields => typeof each === 'object' && each !== null);

/** The authorizations of a transaction or user operation (EIP-7702). `authorization` can be any other. */
const authorizationsOf = (fields: Fields) =>
  [
    ...objects(fields.authorizationList, fields.eip7702Auth),
    ...objects(fields.authorization).filter((each) => given(each.address ?? each.contractAddress ?? each.chainId)),
  ].map((each) => ({ address: address(each.address ?? each.contractAddress), chainId: whole(each.chainId) }));
