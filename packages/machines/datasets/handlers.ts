import { getAddress } from 'viem';
import {
  chainSupport,
  placeholderChains,
  type ChainSupport,
  type Support,
} from '@sdk-docs/reference/generator/write/address-entries';
import { parseAddressSource } from '@sdk-docs/reference/model/contract-addresses';
import type { Handler, Reference } from '@sdk-docs/reference/model/reference';
import { moduleRoute } from '@sdk-docs/reference/model/routes';
import type { Dataset } from '../dataset';
import { address, described, integer, list, object, orNull, page, text } from '../schema';
import { words } from '../words';

/** Every handler: on which chains it has a target, and the warnings that hold for all of its methods. */
export const handlers = (reference: Reference): Dataset => ({
  name: 'handlers',
  form: 'handlers',
  field: 'entries',
  content: reference.handlers.map((handler) => {
    const support = chainSupport(reference, handler);
    const { warnings, inferred, unknown } = handler.class.caveats;
    return {
      handler: handler.class.name,
      client: handler.facts.clientProperty,
      contract: handler.facts.contract,
      addressFrom: handler.facts.addressSource,
      chains: support === null ? null : chainsOf(support),
      chainsText: chainsText(reference, handler, support),
      warnings: warnings.map(words),
      inferred: inferred.map(words),
      unknown: unknown.map(words),
      page: moduleRoute(handler.module.path),
    };
  }),
  schema: list(
    object({
      handler: text,
      client: described(text, `property of ${reference.surface.layout.client}`),
      contract: text,
      addressFrom: described(text, 'where the handler takes its address from'),
      chains: described(
        orNull(
          object({
            address: list(object({ chain: text, chainId: integer, name: text, address })),
            placeholder: described(list(text), 'the SDK stores the zero address: reads fail, writes go there'),
            noTarget: described(list(text), 'no address and no error: what is sent has no `to`'),
            throws: described(list(text), 'a TypeError, before anything is sent'),
          }),
        ),
        'null: the token or the address that you choose decides, see chainsText',
      ),
      chainsText: text,
      warnings: described(list(text), 'for every method of the handler; those of one method are in methods.json'),
      inferred: list(text),
      unknown: list(text),
      page,
    }),
  ),
});

const on = (support: readonly ChainSupport[], kind: Support['kind']): string[] =>
  support.filter((one) => one.support.kind === kind).map(({ chain }) => chain);

const chainsOf = (support: readonly ChainSupport[]) => ({
  address: support.flatMap(({ chain, chainId, support: one }) =>
    one.kind === 'address'
      ? one.addresses.map(({ label, address: value }) => ({
          chain,
          chainId: Number(chainId),
          name: label,
          address: getAddress(value),
        }))
      : [],
  ),
  placeholder: on(support, 'placeholder'),
  noTarget: on(support, 'no-target'),
  throws: on(support, 'throws'),
});

/** More chains than this are "every other chain". */
const NAMED = 4;

const LOST = 'costs gas and does nothing, even with status `success`';

/** What happens on which chain, in sentences. */
function chainsText(reference: Reference, handler: Handler, support: readonly ChainSupport[] | null): string {
  if (support === null)
    return parseAddressSource(handler.facts.addressSource).kind === 'token'
      ? `The selected token decides: where TOKENS_ADDRESSES has none for the chain, what is sent has no \`to\`; a write ${LOST}.${zeroTokens(placeholderChains(reference))}`
      : 'The SDK has no address: set it with withAddress. Until then calls fail with InvalidContractAddressError.';
  const say = (kind: Support['kind'], follows: string): string => {
    const chains = on(support, kind);
    return chains.length === 0 ? '' : `On ${chains.length > NAMED ? 'every other chain' : named(chains)} ${follows}`;
  };
  return [
    `An address on ${named(on(support, 'address'))} only.`,
    say('placeholder', 'the zero address: reads fail, writes go there and ETH sent with them is lost.'),
    say('no-target', `no address and no error: what is sent has no \`to\`; a write ${LOST}.`),
    say('throws', 'a TypeError, before anything is sent.'),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Tokens that can be selected without an error, though the SDK has only the zero address. */
const zeroTokens = (chains: readonly string[]): string =>
  chains.length === 0 ? '' : ` Some tokens on ${named(chains)} have the zero address: reads fail, and writes go there.`;

/** `A`, `A and B`, `A, B and C`. */
const named = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/**
 * When a method throws. A missing entry for the chain throws; an entry for the chain that lacks the contract doesn't, which
 * the statement alone would hide.
 */
export function throwText(reference: Reference, handler: Handler, when: string): string {
  const missing = 'no entry in CONTRACT_ADDRESSES';
  const support = chainSupport(reference, handler);
  if (support === null || !when.includes(missing)) return words(when);
  const [noTarget, zero] = [on(support, 'no-target'), on(support, 'placeholder')];
  const others = [
    ...(noTarget.length === 0
      ? []
      : [`on ${named(noTarget)} it has one without this contract, and what is sent has no \`to\``]),
    ...(zero.length === 0 ? [] : [`on ${named(zero)} it has the zero address, and what is sent goes there`]),
  ];
  return [words(when).replace(missing, 'no entry at all in CONTRACT_ADDRESSES'), ...others].join('; ');
}
