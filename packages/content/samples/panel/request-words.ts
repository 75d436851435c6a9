import type { ElementContent } from 'hast';
import { formatEther } from 'viem';
import type { ContractParameter } from '@sdk-docs/reference/model/contract';
import { functionLink, type Reference } from '@sdk-docs/reference/model/reference';
import { callOf, decodeCall, typedDataOf, type DecodedCall } from '../read/decode';
import { code, h, link, withList, type Item } from './hast';
import type { RecordedRequest } from '../read/recording';
import { logWords } from './log-words';
import { typedDataWords } from './typed-data-words';
import { addressWords, valueWords, type Words } from './values';

/** Describes one decoded request: the content of its step. The arguments of a read are part of its sentence. */
export function requestWords(
  reference: Reference,
  words: Words,
  request: RecordedRequest,
  preferred: ReadonlySet<string>,
): Item {
  const data = typedDataOf(request);
  if (data !== null) {
    const token = words.book.find(data.domain.verifyingContract ?? '')?.token ?? null;
    return typedDataWords(words, data, tokenUnit(reference, token));
  }
  if (request.method === 'eth_getLogs') return logWords(reference, words, request);
  const raw = callOf(request);
  if (raw === null) return [others[request.method] ?? 'Asks the node', ' (', code(request.method), ').'];
  const call = decodeCall(reference, words.book, raw, preferred);
  if (typeof call === 'string') return [code(request.method), ` ${call}`];
  const where: Item = [functionWords(call), ' of ', ...addressWords(words, call.target.address)];
  const list = argumentItems(reference, words, call);
  const value: Item =
    raw.value === 0n
      ? ['none']
      : [h('strong', {}, `${formatEther(raw.value)} ETH`), ' (', code(String(raw.value)), ' wei)'];
  const paid: readonly Item[] = raw.value === 0n ? [] : [['Value: ', ...value]];
  if (request.method === 'eth_estimateGas')
    return withList(['Asks the node for the gas of ', ...where], [...list, ...paid]);
  // A node only simulates a call to a function that writes.
  const reads = ['view', 'pure'].includes(call.member.mutability);
  if (request.method === 'eth_call' && reads) return ['Reads ', ...where, ...inSentence(list)];
  if (request.method === 'eth_call') return withList(['Simulates ', ...where], [...list, ...paid]);
  const head =
    request.method === 'eth_sendRawTransaction'
      ? 'Sends a signed transaction: '
      : 'Asks the wallet to send a transaction: ';
  return withList([h('strong', {}, head), ...where], [...list, ['Value: ', ...value]]);
}

const others: Readonly<Record<string, string>> = {
  wallet_sendCalls: 'Asks the wallet to send the calls below as one batch',
  wallet_getCallsStatus: 'Asks the wallet whether the batch is complete',
  eth_requestAccounts: 'Asks the wallet for its accounts',
  eth_accounts: 'Asks the wallet for its accounts',
  eth_chainId: 'Asks which chain the node is on',
  eth_blockNumber: 'Asks for the number of the latest block',
  eth_getBlockByNumber: 'Reads the latest block',
  eth_getTransactionReceipt: 'Waits for the receipt of the transaction',
  eth_getBalance: 'Reads an ETH balance',
  eth_getCode: 'Reads whether an address has code, at one block after the other',
  eth_gasPrice: 'Asks the node for the gas price',
  eth_maxPriorityFeePerGas: 'Asks the node for the priority fee',
  eth_getTransactionCount: 'Asks the node for the nonce of the account',
};

function functionWords({ contract, member }: DecodedCall): ElementContent {
  return link(
    functionLink(contract, member),
    code(`${contract.name}.${member.signature.length > 60 ? member.name : member.signature}`),
  );
}

/** Returns `base units of WETH (18 decimals)`, as far as the surface knows the token. */
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

/** Describes an argument, or its fields when it is a struct or a list of structs. */
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

const inSentence = (list: readonly Item[]): Item =>
  list.flatMap((entry, index) => [index === 0 ? ', with ' : '; ', ...entry]);
