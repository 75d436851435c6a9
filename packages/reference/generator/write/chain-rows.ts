import { parseAddressSource } from '../../model/contract-addresses';
import { chainSupport, placeholderChains, type ChainSupport, type Support } from './chain-support';
import { blocks } from './mdx';
import { words } from './sentence';
import { cell, shortAddress, table } from './table';
import type { Handler, Reference } from '../../model/reference';

/**
 * Writes one row for each chain on which the handler works, and one sentence for each way in which it fails on the
 * others.
 */
export function chainRows(reference: Reference, handler: Handler): string {
  const support = chainSupport(reference, handler);
  if (support === null) {
    return parseAddressSource(handler.facts.addressSource).kind === 'token'
      ? words(
          'Works wherever the selected token has an address: see [tokens](/api/contracts/tokens). Without one, calls are sent [with no recipient](/getting-started#no-target), and a write only wastes gas, even if it succeeds.',
          sentenceOf(placeholderChains(reference), tokenPlaceholder),
        )
      : 'The SDK has no address for this contract. Set it with `withAddress`; until then its calls fail with `InvalidContractAddressError`.';
  }
  const chains = (kind: Support['kind']): string[] =>
    support.filter((one) => one.support.kind === kind).map(({ chain }) => chain);
  const here = support.filter(works);
  const only = here.length === 1 ? `**${here[0]?.chain} only.**` : '';
  return blocks(
    table(
      null,
      ['Chain', 'Chain id', 'Address'],
      here.map(({ chain, chainId, support: { addresses } }) => ({
        cells: [
          `\`${chain}\``,
          String(chainId),
          cell(...addresses.map(({ label, address, route }) => `[${label}](${route}) ${shortAddress(address)}`)),
        ],
      })),
    ),
    words(only, sentenceOf(chains('no-target'), noTarget, here.length + chains('no-target').length === support.length)),
    sentenceOf(chains('placeholder'), placeholder),
    sentenceOf(chains('throws'), throwing),
  );
}

type Working = ChainSupport & { readonly support: Extract<Support, { kind: 'address' }> };

const works = (one: ChainSupport): one is Working => one.support.kind === 'address';

/** `others`: the chains are all those that the table does not show. */
const sentenceOf = (chains: readonly string[], say: (chains: string) => string, others = false): string =>
  chains.length === 0
    ? ''
    : say(others && chains.length > 1 ? 'any other chain' : chains.map((chain) => `\`${chain}\``).join(', '));

const noTarget = (chains: string): string =>
  `The SDK has no address on ${chains} and doesn't say so. What is sent has [no recipient](/getting-started#no-target), and a write only wastes gas, even if it succeeds.`;

const placeholder = (chains: string): string => `**Not deployed** on ${chains}: ${ZERO}`;

const tokenPlaceholder = (chains: string): string => `Some tokens are **not deployed** on ${chains}: ${ZERO}`;

const ZERO = 'the SDK stores the zero address. Reads fail, and writes would be sent to `0x0`.';

const throwing = (chains: string): string => `On ${chains} every call fails with a \`TypeError\` before a request.`;
