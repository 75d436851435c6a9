import { decodeFunctionData, formatEther, isAddress, toFunctionSelector, type Abi, type AbiFunction } from 'viem';
import { z } from 'zod';
import type { AddressEntry, AllAbis, FunctionEntry } from '../entries';
import { chainOf } from '../chain';
import { sourceLine, type Site } from '../site';
import { BadInput, facts, given, hexOf, type Tool } from '../tool';
import { accessWords } from '../access-words';
import { wrappedEther } from '../wrapped-ether';
import { shown } from './decode-revert';

export const explainCalldata: Tool = {
  name: 'explain_calldata',
  description:
    'Decode calldata for a contract of the Puffer SDK: function, arguments with their units, who may call it, the SDK methods behind it. Give the receiver and the chain to check that they fit.',
  input: {
    data: z.string().describe('Calldata as hex with 0x; the selector alone names the function'),
    to: z.string().optional().describe('Receiver of the transaction'),
    chain: z.union([z.string(), z.number()]).optional().describe('Name or id of the chain, Mainnet when left out'),
    value: z.string().optional().describe('msg.value in wei, decimal'),
  },
  async answer(site, input) {
    const data = hexOf(given(input, 'data'), 'data');
    if (data.length < 10)
      throw new BadInput(`${data} is shorter than a selector of 4 bytes: a call without data sends ETH only`);
    const selector = data.slice(0, 10);
    const functions = (await site.entries<FunctionEntry[]>('functions')).filter((entry) => entry.selector === selector);
    const receiver = await receiverOf(site, given(input, 'to'), (await chainOf(site, input)) ?? 'Mainnet');
    if (functions.length === 0) {
      const wrapping = wrappedEther(data, receiver.names, valueOf(given(input, 'value')));
      if (wrapping !== null) return [receiver.text, wrapping].filter((part) => part !== '').join('\n\n');
      throw new BadInput(`no function of the SDK's ABIs has the selector ${selector}`);
    }
    const fitting = functions.filter(({ contract }) => receiver.contracts.includes(contract));
    const chosen = fitting.length > 0 ? fitting : functions;
    const value = valueOf(given(input, 'value'));
    const abis = await site.entries<AllAbis>('abis/all');
    return [
      receiver.text,
      receiver.contracts.length > 0 && fitting.length === 0
        ? `**Check this: ${functions[0]?.signature ?? ''} is no function that the SDK's ABI of ${receiver.contracts.join(', ')} has.**`
        : '',
      chosen.length > 1
        ? `${chosen.length} contracts have this function; name the receiver to know which one is meant.`
        : '',
      ...chosen.slice(0, 4).map((entry) => describe(entry, argumentsOf(entry, abis[entry.contract], data), value)),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  },
};

/** What is known of the receiver. Throws BadInput for one that is no address. */
async function receiverOf(
  site: Site,
  to: string,
  chain: string,
): Promise<{ text: string; names: readonly string[]; contracts: readonly string[] }> {
  if (to === '') return { text: '', names: [], contracts: [] };
  if (!isAddress(to, { strict: false })) throw new BadInput(`to: "${to.slice(0, 80)}" is no address`);
  const known = (await site.entries<AddressEntry[]>('addresses')).filter(
    (entry) =>
      entry.address?.toLowerCase() === to.toLowerCase() &&
      [entry.chain.toLowerCase(), String(entry.chainId)].includes(chain.toLowerCase()),
  );
  const names = [...new Set(known.map(({ name }) => name))];
  const contracts = [...new Set(known.flatMap((entry) => entry.contracts))];
  if (known.length === 0)
    return {
      text: `**Check this: the SDK knows no contract at ${to} on ${chain}.** It may be one that the reader brings.`,
      names: ['unknown'],
      contracts,
    };
  return {
    text: `Receiver: ${names.join(', ')} on ${known[0]?.chain ?? ''}. ${sourceLine(known[0]?.page ?? '/')}`,
    names,
    contracts,
  };
}

function valueOf(text: string): bigint | null {
  if (text === '') return null;
  if (!/^\d+$/.test(text)) throw new BadInput(`value must be wei as a decimal number, got "${text.slice(0, 40)}"`);
  return BigInt(text);
}

/** Arguments in order; null for the selector alone. Throws BadInput where the data does not fit. */
function argumentsOf(
  { selector, signature }: FunctionEntry,
  abi: Abi | undefined,
  data: `0x${string}`,
): readonly unknown[] | null {
  if (data.length === 10) return null;
  const item = abi?.find(
    (each): each is AbiFunction => each.type === 'function' && toFunctionSelector(each) === selector,
  );
  try {
    return decodeFunctionData({ abi: item === undefined ? [] : [item], data }).args ?? [];
  } catch {
    throw new BadInput(`the selector is that of ${signature}, but the data behind it does not fit: is it cut off?`);
  }
}

function describe(entry: FunctionEntry, args: readonly unknown[] | null, value: bigint | null): string {
  const payable = entry.mutability === 'payable';
  const lines = entry.inputs.map(({ name, type, unit, description }, index) => {
    const own = args === null ? '' : ` = ${shown(args[index])}`;
    return `- \`${name === '' ? `[${index}]` : name}\` ${type}${own}${unit === null ? '' : ` (${unit})`}${description === '' ? '' : `: ${description}`}`;
  });
  return [
    `## ${entry.contract}.${entry.signature}`,
    entry.summary,
    lines.length === 0 ? 'It takes no arguments.' : `**Arguments**\n${lines.join('\n')}`,
    facts([
      ['Selector', entry.selector],
      ['Mutability', entry.mutability],
      [
        'Value',
        value === null
          ? ''
          : `${formatEther(value)} ETH (${value} wei)${value > 0n && !payable ? '. **The function is not payable: the call reverts.**' : ''}`,
      ],
      [
        'Who may call',
        [accessWords(entry.access), entry.who ?? ''].filter((part) => part !== '').join(': ') || 'no rule is known',
      ],
      ['SDK methods that call it', entry.methods.join(', ')],
      ['Warnings', entry.warnings.join(' ')],
      ['Inferred, not seen or run', entry.inferred.join(' ')],
      ['Unknown', entry.unknown.join(' ')],
    ]),
    sourceLine(entry.page),
  ].join('\n\n');
}
