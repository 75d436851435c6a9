import { isAddress } from 'viem';
import { z } from 'zod';
import type { AddressEntry, TokenEntry } from '../entries';
import { chainOf } from '../chain';
import { nearWords } from '../near';
import { sourceLine } from '../site';
import { BadInput, facts, given, type Tool } from '../tool';

/** Entries of one answer. */
const LIMIT = 25;

export const lookupAddress: Tool = {
  name: 'lookup_address',
  description:
    'What is at an address, or the address of a contract, vault, token or account of {sdk}. Says "not deployed" where the SDK holds none.',
  input: {
    query: z
      .string()
      .describe('An address with 0x, or a name of a contract, a token, a vault with its part, or an account'),
    chain: z.union([z.string(), z.number()]).optional().describe('Name or id of a chain: Mainnet, 1'),
  },
  output: {
    entries: z.array(
      z.object({
        chain: z.string(),
        chainId: z.number(),
        name: z.string(),
        kind: z.string(),
        address: z.string().nullable().describe('null: not deployed'),
        state: z.string(),
        proxy: z.boolean().nullable().describe('null: unknown'),
        decimals: z.number().nullable().describe('Of a token; null: unknown'),
        page: z.string(),
      }),
    ),
  },
  async answer(site, input) {
    const query = given(input, 'query');
    if (query === '') throw new BadInput('query is empty: give an address or a name');
    const all = await site.entries<AddressEntry[]>('addresses');
    const chain = await chainOf(site, input);
    const onChain = all.filter((entry) => chain === null || entry.chain === chain);
    const found = /^0x/i.test(query) ? byAddress(onChain, query) : byName(onChain, query);
    if (found.length === 0) {
      const names = onChain.flatMap(({ name, contracts }) => [name, ...contracts]);
      const nothing = `The SDK has no entry for ${query}${chain === null ? '' : ` on ${chain}`}${nearWords(names, query)}. This doesn't say what is deployed there.`;
      return { text: `${nothing}\n\n${sourceLine('/api/contracts/addresses')}`, data: { entries: [] } };
    }
    const tokens = await site.entries<TokenEntry[]>('tokens');
    const more = found.length > LIMIT ? `\n\n${found.length - LIMIT} more: name the chain.` : '';
    const shown = found.slice(0, LIMIT);
    return {
      text: shown.map((entry) => describe(entry, tokens)).join('\n\n') + more,
      data: {
        entries: shown.map(({ chain: at, chainId, name, kind, address, state, proxy, page }) => ({
          ...{ chain: at, chainId, name, kind, address, state, proxy, page },
          decimals: tokens.find((each) => kind === 'token' && each.token === name)?.decimals ?? null,
        })),
      },
    };
  },
};

function byAddress(entries: readonly AddressEntry[], query: string): AddressEntry[] {
  if (!isAddress(query, { strict: false }))
    throw new BadInput(`"${query.slice(0, 80)}" isn't an address: 0x and 40 hex digits`);
  // Mixed case is a checksum: a wrong one means a wrong digit.
  if (/[a-f]/.test(query.slice(2)) && /[A-F]/.test(query.slice(2)) && !isAddress(query))
    throw new BadInput(`the checksum of ${query} is wrong: a digit may be mistyped`);
  const value = query.toLowerCase();
  return entries.filter(({ address, implementation }) =>
    [address?.toLowerCase(), implementation?.toLowerCase()].includes(value),
  );
}

function byName(entries: readonly AddressEntry[], query: string): AddressEntry[] {
  const value = query.toLowerCase();
  const exact = entries.filter(({ name, contracts }) =>
    [name, ...contracts].some((each) => each.toLowerCase() === value),
  );
  return exact.length > 0 ? exact : entries.filter(({ name }) => name.toLowerCase().includes(value));
}

function describe(entry: AddressEntry, tokens: readonly TokenEntry[]): string {
  const {
    chain,
    chainId,
    name,
    kind,
    address,
    state,
    proxy,
    implementation,
    provenance,
    listed,
    note,
    contracts,
    handlers,
  } = entry;
  const missing =
    state === 'zero-placeholder'
      ? 'not deployed: the SDK stores the zero address'
      : 'not deployed: the SDK has no entry, and writes would be sent with no recipient';
  const token = kind === 'token' ? tokens.find((each) => each.token === name) : undefined;
  return [
    `## ${name} on ${chain} (chain id ${chainId}), ${kind}`,
    facts([
      ['Address', address ?? missing],
      [
        'Proxy',
        address === null
          ? ''
          : proxy === null
            ? 'unknown'
            : proxy
              ? `yes${implementation === null ? '' : `, implementation ${implementation}`}`
              : 'no',
      ],
      ['Provenance', [provenance, listed].filter((part) => part !== '').join(': ')],
      ['Decimals', token?.decimalsText ?? ''],
      ['Permit', token === undefined ? '' : `${token.permit.answer}. ${token.permit.reason}`],
      ['Contracts of the SDK that read it', contracts.join(', ')],
      ['Handlers that use it', handlers.join(', ')],
      ['Note', note],
    ]),
    sourceLine(entry.page),
  ].join('\n');
}
