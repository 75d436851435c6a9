import { zeroAddress } from 'viem';
import type { AddressEntry, HandlerEntry } from './entries';
import { containing } from './names';
import { nearWords } from './near';

const DEAD = '0x000000000000000000000000000000000000dead';
/** Names that an answer lists. */
const MOST = 8;

interface Asked {
  readonly query: string;
  readonly chain: string | null;
  /** The entries of the chain; all of them without one. */
  readonly onChain: readonly AddressEntry[];
  /** The entries of what was asked for, on other chains. */
  readonly elsewhere: readonly AddressEntry[];
  readonly handlers: readonly HandlerEntry[];
}

/** Says where no entry is, what writes do there, and what has a similar name and is something else. */
export function notFound({ query, chain, onChain, elsewhere, handlers }: Asked): string {
  const where = chain === null ? '' : ` on ${chain}`;
  // The name of the entry: a query may have its words in another order.
  const names = [...new Set(elsewhere.map(({ name }) => name))];
  const name = names.length === 1 ? (names[0] ?? query) : query;
  const silent = "This doesn't say what is deployed there.";
  // A similar name is another contract: it must not take the place of the address.
  if (/^0x/i.test(query) && elsewhere.length > 0)
    return `The SDK has ${query} as ${elsewhere.map((entry) => `${entry.name} on ${entry.chain}`).join(', ')}, not${where}. ${silent}`;
  const others = containing(onChain, name);
  if (chain !== null && elsewhere.length > 0) {
    const chains = [...new Set(elsewhere.filter(({ address }) => address !== null).map((entry) => entry.chain))];
    return [
      `The SDK has no ${name} on ${chain}.`,
      writesThere(elsewhere, chain, handlers),
      ...others.map(
        (other) =>
          `It has another ${other.kind} there, ${other.name}: ${other.address ?? ''}; the two are not the same.`,
      ),
      chains.length === 0 ? '' : `It has ${name} on ${chains.join(', ')}.`,
      silent,
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }
  if (/^(?:eth|ether)$/i.test(query))
    return 'ETH is the coin of the chain: it has no address. Wrapped ETH is a token, and something else.';
  const listed = [...new Set(others.map((other) => other.name))];
  if (listed.length > 0)
    return `No entry${where} is called ${query}. Names that contain it: ${listed.slice(0, MOST).join(', ')}${listed.length > MOST ? ' …' : ''}. Ask again with one of them.`;
  const known = onChain.filter(({ address }) => address !== null).flatMap((each) => [each.name, ...each.contracts]);
  return `The SDK has no entry for ${query}${where}${nearWords(known, query)}. ${silent}`;
}

/** What a write to it does on a chain without it; empty where the SDK writes to nothing of it. */
function writesThere(entries: readonly AddressEntry[], chain: string, handlers: readonly HandlerEntry[]): string {
  const own = handlers.filter(({ handler }) => entries.some((entry) => entry.handlers.includes(handler)));
  const isToken = entries.some(({ kind }) => kind === 'token');
  if (isToken || own.some(({ chains }) => chains?.noTarget.includes(chain) === true))
    return 'Writes would be sent with no recipient: they cost gas and do nothing.';
  return own.some(({ chains }) => chains?.throws.includes(chain) === true)
    ? 'Its handler throws a TypeError before it sends anything.'
    : '';
}

/** The answer for an address that no one controls: zero, which the SDK stores for what is not deployed; null for another. */
export function placeholders(onChain: readonly AddressEntry[], address: string, chain: string | null): string | null {
  const value = address.toLowerCase();
  if (value === DEAD)
    return `${address} is a burn address and no entry of the SDK: ETH and tokens sent there are lost.`;
  if (value !== zeroAddress) return null;
  const stored = onChain.filter(({ state }) => state === 'zero-placeholder');
  const where = chain === null ? '' : ` on ${chain}`;
  if (stored.length === 0)
    return `The SDK stores the zero address for nothing${where}. ETH and tokens sent there are lost.`;
  return `The zero address: the SDK stores it${where} where nothing is deployed (${stored.length} ${stored.length === 1 ? 'entry' : 'entries'}). ETH and tokens sent there are lost. It is: ${stored.map((entry) => `${entry.name} on ${entry.chain}`).join(', ')}.`;
}
