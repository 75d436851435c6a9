import type { ElementContent } from 'hast';
import { formatEther } from 'viem';
import type { ContractParameter } from '../../model/contract';
import { contractRoute } from '../../model/routes';
import { functionLink, type Reference } from '../../model/reference';
import { callOf, decodeCall, isTransaction, permitOf, type DecodedCall, type SignedPermit } from '../read/decode';
import { isBatch } from '../read/batch';
import { code, h, link } from './hast';
import type { RecordedRequest } from '../read/recording';
import { addressWords, valueWords, type Words } from './values';

type Item = readonly (ElementContent | string)[];

const waiting = new Set([
  'eth_getTransactionReceipt',
  'eth_blockNumber',
  'eth_getTransactionByHash',
  'wallet_getCallsStatus',
]);

/** Requests that say nothing about what the sample does: viem compares the network before it sends. */
export const isPlumbing = ({ method }: RecordedRequest): boolean => method === 'eth_chainId';

/** One request in words, decoded; null for those that the one before covers. */
export function requestWords(
  reference: Reference,
  words: Words,
  request: RecordedRequest,
  before: RecordedRequest | undefined,
  preferred: ReadonlySet<string>,
): ElementContent | null {
  if (waiting.has(request.method)) {
    return before !== undefined && waiting.has(before.method) ? null : item(['Waits for the receipt.']);
  }
  const permit = permitOf(request);
  if (permit !== null) return permitItem(reference, words, permit);
  const raw = callOf(request);
  if (raw === null)
    return item([
      others[request.method] ?? 'Asks the node: ',
      ...(others[request.method] === undefined ? [code(request.method)] : []),
    ]);
  const call = decodeCall(reference, words.book, raw, preferred);
  if (typeof call === 'string') return item([code(request.method), ` ${call}`]);
  const where: Item = [functionWords(call), ' of ', ...addressWords(words, call.target.address)];
  const list = argumentItems(reference, words, call);
  if (request.method === 'eth_call') return item(['Reads ', ...where], list);
  if (request.method === 'eth_estimateGas') return item(['Asks the node for the gas of ', ...where], list);
  const value: Item =
    raw.value === 0n
      ? ['none']
      : [h('strong', {}, `${formatEther(raw.value)} ETH`), ' (', code(String(raw.value)), ' wei)'];
  const head =
    request.method === 'eth_sendRawTransaction'
      ? 'Sends a signed transaction: '
      : 'Asks the wallet to send a transaction: ';
  return item([h('strong', {}, head), ...where], [...list, ['Value: ', ...value]]);
}

const others: Readonly<Record<string, string>> = {
  wallet_sendCalls: 'Asks the wallet to send what follows as one batch.',
  eth_requestAccounts: 'Asks the wallet for its accounts.',
  eth_accounts: 'Asks the wallet for its accounts.',
  eth_getBlockByNumber: 'Reads the latest block.',
  eth_getLogs: 'Reads event logs.',
  eth_getBalance: 'Reads an ETH balance.',
  eth_gasPrice: 'Asks the node for the gas price.',
  eth_getTransactionCount: 'Asks the node for the nonce of the account.',
};

export const isAsked = (request: RecordedRequest): 'transaction' | 'batch' | 'signature' | null =>
  isTransaction(request)
    ? 'transaction'
    : isBatch(request)
      ? 'batch'
      : /sign/i.test(request.method)
        ? 'signature'
        : null;

function functionWords({ contract, member }: DecodedCall): ElementContent {
  return link(
    functionLink(contract, member),
    code(`${contract.name}.${member.signature.length > 60 ? member.name : member.signature}`),
  );
}

function permitItem(
  reference: Reference,
  words: Words,
  { token, spender, value, deadline }: SignedPermit,
): ElementContent {
  return item(
    [
      h('strong', {}, 'Asks the wallet to sign: '),
      link(`${contractRoute('ERC20Permit')}#permit`, code('Permit')),
      ' of ',
      ...addressWords(words, token),
    ],
    [
      ['Owner: your account'],
      ['Spender: ', ...addressWords(words, spender)],
      ['Value: ', ...valueWords(words, 'value', tokenUnit(reference, words.book.find(token)?.token ?? null), value)],
      ['Deadline: ', ...valueWords(words, 'deadline', null, deadline)],
    ],
  );
}

/** `base units of WETH (18 decimals)`, as far as the surface knows the token. */
function tokenUnit(reference: Reference, token: string | null): string {
  if (token === null) return 'base units of the token';
  const members = ['Token', 'UnifiToken'].flatMap((name) => reference.enumeration(name).members);
  const decimals = members.find(({ name }) => name === token)?.facts.decimals;
  return `base units of ${token}${/^\d+$/.test(decimals ?? '') ? ` (${decimals} decimals)` : ''}`;
}

function argumentItems(reference: Reference, words: Words, { contract, member, args, target }: DecodedCall): Item[] {
  return member.inputs.flatMap((input, index) => {
    const unit = input.unit === 'base units of the token' ? tokenUnit(reference, target.token) : input.unit;
    const struct = contract.structs.find(({ name }) => name === input.type.replace(/\[\d*\]$/, ''));
    return argument(words, { ...input, unit }, struct?.fields ?? [], input.name || `[${index}]`, args[index]);
  });
}

/** An argument, or its fields when it is a struct or a list of structs. */
function argument(
  words: Words,
  input: ContractParameter,
  fields: readonly ContractParameter[],
  path: string,
  value: unknown,
): Item[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).map(([name, field]) => {
      const unit = fields.find((candidate) => candidate.name === name)?.unit ?? null;
      return [code(`${path}.${name}`), ': ', ...valueWords(words, name, unit, field)];
    });
  }
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object')) {
    return value.flatMap((entry, index) => argument(words, input, fields, `${path}[${index}]`, entry));
  }
  return [[code(path), ': ', ...valueWords(words, path, input.unit, value)]];
}

function item(text: Item, list: readonly Item[] = []): ElementContent {
  return h(
    'li',
    {},
    ...text,
    ...(list.length === 0 ? [] : [h('ul', {}, ...list.map((entry) => h('li', {}, ...entry)))]),
  );
}
