import { isAddress } from 'viem';
import { z } from 'zod';
import type { AddressEntry, ChangesEntry, HandlerEntry, TokenEntry } from '../entries';
import { chainNamed, chainOf } from '../chain';
import { formerly, formerText, type Former } from '../former';
import { nameAndChain, named } from '../names';
import { notFound, placeholders } from '../not-found';
import { sourceLine, type Site } from '../site';
import { MissingFile } from '../source';
import { BadInput, facts, given, type Tool } from '../tool';

/** Entries of one answer. */
const LIMIT = 25;

export const lookupAddress: Tool = {
  name: 'lookup_address',
  description:
    'What is at an address, or the address of a contract, vault, token or account of {sdk}. Says "not deployed" where the SDK holds none, and what an address was in earlier releases.',
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
    former: z
      .array(
        z.object({
          chain: z.string(),
          name: z.string(),
          from: z.string().nullable().describe('First release with it; null: older than the history'),
          to: z.string().describe('Last release with it'),
          release: z.string().describe('Replaced it'),
          now: z.string().nullable().describe('Address of it in the current release; null: none'),
        }),
      )
      .describe('What the address was in earlier releases'),
  },
  async answer(site, input) {
    const asked = given(input, 'query');
    if (asked === '') throw new BadInput('query is empty: give an address or a name');
    const all = await site.entries<AddressEntry[]>('addresses');
    const isAddressGiven = /^0x/i.test(asked);
    const said = isAddressGiven || named(all, asked).length > 0 ? null : nameAndChain(asked);
    const query = said?.name ?? asked;
    const chainSaid = said === null ? null : chainNamed(all, said.chain);
    const chain = (await chainOf(site, input)) ?? chainSaid;
    if (chainSaid !== null && chainSaid !== chain)
      throw new BadInput(`the query says ${chainSaid} and chain says ${chain}: give one`);
    const onChain = all.filter((entry) => chain === null || entry.chain === chain);
    const everywhere = isAddressGiven ? byAddress(all, query) : named(all, query);
    const found = everywhere.filter((entry) => chain === null || entry.chain === chain);
    const former = isAddressGiven ? await formerOf(site, all, query, chain) : [];
    const was =
      former.length === 0 ? '' : `${formerText(former, (await site.release()).version)}\n\n${sourceLine('/changes')}`;
    if (found.length === 0 && former.length > 0) {
      const now = `The SDK no longer has ${query}${chain === null ? '' : ` on ${chain}`}. Send nothing there; what you allowed or left there stays there.`;
      return { text: `${now}\n\n${was}`, data: { entries: [], former } };
    }
    if (found.length === 0) {
      const nothing =
        placeholders(onChain, query, chain) ??
        notFound({
          query,
          chain,
          onChain,
          elsewhere: everywhere,
          handlers: await site.entries<HandlerEntry[]>('handlers'),
        });
      return { text: `${nothing}\n\n${sourceLine('/api/contracts/addresses')}`, data: { entries: [], former } };
    }
    const tokens = await site.entries<TokenEntry[]>('tokens');
    const more = found.length > LIMIT ? `\n\n${found.length - LIMIT} more: name the chain.` : '';
    const shown = found.slice(0, LIMIT);
    return {
      text: shown.map((entry) => describe(entry, tokens)).join('\n\n') + more + (was === '' ? '' : `\n\n${was}`),
      data: {
        entries: shown.map(({ chain: at, chainId, name, kind, address, state, proxy, page }) => ({
          ...{ chain: at, chainId, name, kind, address, state, proxy, page },
          decimals: tokens.find((each) => kind === 'token' && each.token === name)?.decimals ?? null,
        })),
        former,
      },
    };
  },
};

/** What the address was in earlier releases; nothing for a site without a history. */
async function formerOf(
  site: Site,
  entries: readonly AddressEntry[],
  query: string,
  chain: string | null,
): Promise<Former[]> {
  const changes = await site.entries<ChangesEntry>('changes').catch((error: unknown) => {
    if (error instanceof MissingFile) return null;
    throw error;
  });
  return changes === null
    ? []
    : formerly(changes, entries, query).filter((one) => chain === null || one.chain === chain);
}

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
