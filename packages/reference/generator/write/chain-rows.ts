import { chainSupport, type Support } from './chain-support';
import { cell, shortAddress, table } from './table';
import type { Handler, Reference } from '../../model/reference';

/** Returns one row for each chain on which the handler works, and one sentence for the rest. */
export function chainRows(reference: Reference, handler: Handler): string {
  const support = chainSupport(reference, handler);
  if (support === null) {
    return handler.facts.addressSource.startsWith('TOKENS')
      ? 'Works wherever the selected token has an address: see [tokens](/api/contracts/tokens). For a token without an entry on the chain, calls go out without `to` and [reach no contract](/getting-started#no-target).'
      : 'The SDK has no address for this contract. Set it with `withAddress`; until then its calls fail with `InvalidContractAddressError`.';
  }
  const listed = support.filter(({ support: { kind } }) => kind !== 'throws');
  const rest = support.filter(({ support: { kind } }) => kind === 'throws').map(({ chain }) => chain);
  return [
    table(
      null,
      ['Chain', 'Chain id', 'Address'],
      listed.map(({ chain, chainId, support: here }) => ({
        cells: [`\`${chain}\``, String(chainId), describe(here)],
      })),
    ),
    rest.length === 0
      ? ''
      : `On every other chain (${rest.join(', ')}) the call fails with a TypeError before a request.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function describe(support: Support): string {
  switch (support.kind) {
    case 'address':
      return cell(
        ...support.addresses.map(({ label, address, route }) => `[${label}](${route}) ${shortAddress(address)}`),
      );
    case 'placeholder':
      return '**Not deployed.** The SDK stores the zero address: reads fail and writes would be sent to `0x0`.';
    case 'no-target':
      return '**Do not use.** The SDK has no address here and does not say so: calls go out without `to`, and a write [reaches no contract](/getting-started#no-target) and loses its gas.';
    case 'throws':
      return 'throws';
  }
}
