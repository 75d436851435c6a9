import { decodeAbiParameters, parseAbiItem, type AbiParameter } from 'viem';
import { z } from 'zod';
import type { ErrorEntry } from '../entries';
import { sourceLine } from '../site';
import { BadInput, facts, given, hexOf, type Tool } from '../tool';

export const decodeRevert: Tool = {
  name: 'decode_revert',
  description:
    'Explain a revert of a call through the Puffer SDK: revert data, a 4-byte selector, the name of an error, or a revert text. Gives cause, fix, who raises it and how sure that is.',
  input: {
    revert: z.string().describe('Hex with 0x (data or selector), an error name, or a revert text'),
    contract: z.string().optional().describe('Contract that was called, where the same error means different things'),
  },
  async answer(site, input) {
    const value = given(input, 'revert');
    if (value === '') throw new BadInput('revert is empty: give revert data, a selector, a name or a text');
    const all = await site.entries<ErrorEntry[]>('errors');
    if (value === '0x') return noData(all);
    const found = /^0x/i.test(value) ? fromHex(all, hexOf(value, 'revert')) : fromWords(all, value);
    const contract = given(input, 'contract').toLowerCase();
    return found.map(({ entry, values }) => describe(entry, values, contract)).join('\n\n');
  },
};

interface Found {
  readonly entry: ErrorEntry;
  readonly values: string;
}

function fromHex(all: readonly ErrorEntry[], data: `0x${string}`): Found[] {
  if (data.length < 10) throw new BadInput(`${data} is shorter than a selector of 4 bytes`);
  const selector = data.slice(0, 10);
  const payload = `0x${data.slice(10)}` as const;
  if (selector === '0x08c379a0' && payload !== '0x') {
    const [text] = decoded([{ type: 'string' }], payload, 'Error(string)') as [string];
    return fromWords(all, text);
  }
  if (selector === '0x4e487b71' && payload !== '0x') {
    const [code] = decoded([{ type: 'uint256' }], payload, 'Panic(uint256)') as [bigint];
    return fromWords(all, `Panic(0x${code.toString(16).padStart(2, '0')})`);
  }
  if (selector === '0x08c379a0' || selector === '0x4e487b71')
    throw new BadInput(`${selector} says that a text or a panic code follows: give the whole data`);
  const entries = all.filter((entry) => entry.kind === 'error' && entry.selector === selector);
  if (entries.length === 0) throw new BadInput(`no contract of the SDK is known to revert with ${selector}`);
  return entries.map((entry) => ({ entry, values: payload === '0x' ? '' : valuesOf(entry, payload) }));
}

function valuesOf({ signature }: ErrorEntry, payload: `0x${string}`): string {
  const item = parseAbiItem(`error ${signature ?? ''}`) as { readonly inputs: readonly AbiParameter[] };
  return decoded(item.inputs, payload, signature ?? '')
    .map((value, index) => `${item.inputs[index]?.type ?? ''} ${shown(value)}`)
    .join(', ');
}

function decoded(types: readonly AbiParameter[], payload: `0x${string}`, signature: string): readonly unknown[] {
  try {
    return decodeAbiParameters(types, payload);
  } catch {
    throw new BadInput(`the selector is that of ${signature}, but the data behind it does not fit: is it cut off?`);
  }
}

export const shown = (value: unknown): string =>
  typeof value === 'bigint'
    ? String(value)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));

function fromWords(all: readonly ErrorEntry[], value: string): Found[] {
  const plain = value.replace(/^["']|["']$/g, '').trim();
  const lower = plain.toLowerCase();
  const is = (test: (entry: ErrorEntry) => boolean): Found[] =>
    all.filter(test).map((entry) => ({ entry, values: '' }));
  const exact = is(
    ({ name, signature }) => name !== '' && [name.toLowerCase(), signature?.toLowerCase()].includes(lower),
  );
  if (exact.length > 0) return exact;
  // A sentence of viem names the error, or quotes the text, somewhere inside.
  const words = new Set(plain.split(/[^\w]+/));
  const inside = is(({ kind, name }) => name.length > 3 && (kind === 'error' ? words.has(name) : plain.includes(name)));
  if (inside.length > 0) return inside;
  const selector = /0x[0-9a-fA-F]{8,}/.exec(plain)?.[0];
  if (selector !== undefined)
    return fromHex(all, hexOf(selector.length % 2 === 0 ? selector : selector.slice(0, 10), 'revert'));
  throw new BadInput(
    `no known revert is called or says "${plain.slice(0, 80)}"; search_docs also finds what viem and wallets throw`,
  );
}

function noData(all: readonly ErrorEntry[]): string {
  return all
    .filter(({ kind }) => kind === 'no-data')
    .map((entry) => describe(entry, '', ''))
    .join('\n\n');
}

function describe(entry: ErrorEntry, values: string, contract: string): string {
  const own = entry.meanings.filter(({ contracts }) => contract !== '' && contracts.toLowerCase().includes(contract));
  const meanings = own.length > 0 ? own : entry.meanings;
  return [
    `## ${entry.signature ?? 'a revert without data'}${entry.kind === 'error' ? '' : ` ${entry.name}`}`,
    facts([
      ['Selector', entry.selector ?? ''],
      ['Arguments', values],
      [
        'Means different things in different contracts',
        entry.ambiguous ? 'yes: look at the contract that was called' : '',
      ],
      ...meanings.flatMap(({ contracts, cause, fix }) => [
        [meanings.length > 1 ? `Cause (${contracts})` : 'Cause', cause] as const,
        ['Fix', fix] as const,
      ]),
      ['Raised by', entry.contracts.join(', ')],
      ['SDK methods that can end in it', entry.methods.join(', ')],
      [
        'In an ABI of the SDK',
        entry.kind === 'error' ? (entry.declaredInAbi ? 'yes' : 'no, so viem shows only the bytes') : '',
      ],
      ['Note', entry.note],
      ['How it is known', entry.certainty],
    ]),
    sourceLine(entry.page),
  ].join('\n');
}
