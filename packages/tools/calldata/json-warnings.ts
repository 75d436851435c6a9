import { ZERO_ADDRESS } from '../book/hex';
import { newCodeWarnings } from '../warnings/new-code';
import { refundWarnings } from '../warnings/refund';
import { warning, type Warning } from '../warnings/warning';
import { readJson, type JsonCalls } from './json-calls';
import { address, dataIn, given, isHex, whole, type Fields } from './json-fields';
import { ADDRESSES, GAS, hashesOfSafe, isSafe, number, payee } from './safe-json';

/** What is read from JSON. */
export interface Warned extends Omit<JsonCalls, 'left'> {
  /** Why parts were not read. */
  readonly problem: string | null;
}

/** Reads JSON as `readJson`, with the warnings of its calls and the hashes of a Safe. */
export function readWarned(text: string): Warned | null {
  const json = readJson(text, (fields, call, method) => ({
    note: method === null ? null : `The file has no data, only the method ${method.name} with values.`,
    unread: [...call.unread, ...unreadOfSafe(fields)],
    warnings: jsonWarnings(fields, call.chainId),
    safeHashes: (chainId) => hashesOfSafe(fields, call, call.unread, chainId),
  }));
  if (json === null) return null;
  const { left, ...read } = json;
  return { ...read, problem: left.map(sayLeft).join(' ') || null };
}

const sayLeft = (name: string): string =>
  name.startsWith('Typed')
    ? `${name}: its signature alone may move tokens. The permit bench reads permits.`
    : `${name} cannot be read.`;

/** What the fields of a JSON call do beside it. */
const jsonWarnings = (fields: Fields, chain: number | null): Warning[] => [
  ...newCodeWarnings(authorizationsOf(fields)),
  ...safeWarnings(fields, chain),
  ...otherData(fields),
];

const safeWarnings = (fields: Fields, chain: number | null): Warning[] =>
  isSafe(fields)
    ? refundWarnings(
        {
          baseGas: number(fields, 'baseGas') ?? 0n,
          gasPrice: number(fields, 'gasPrice') ?? 0n,
          gasToken: payee(fields, 'gasToken') ?? ZERO_ADDRESS,
          refundReceiver: payee(fields, 'refundReceiver') ?? ZERO_ADDRESS,
        },
        chain,
      )
    : [];

/** Names of the fields of a Safe that cannot be read. */
const unreadOfSafe = (fields: Fields): string[] =>
  isSafe(fields)
    ? [
        ...['nonce', ...GAS].filter((name) => number(fields, name) === null),
        ...ADDRESSES.filter((name) => payee(fields, name) === null),
      ]
    : [];

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
