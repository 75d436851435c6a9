import { getAddress } from 'viem';
import type { ElementContent } from 'hast';
import { contractAddresses } from '@sdk-docs/reference/model/contract-addresses';
import { placesOfContracts } from '@sdk-docs/reference/generator/write/tools/all';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { contractRoute } from '@sdk-docs/reference/model/routes';
import { code, h, link } from '../samples/panel/hast';
import type { Value } from './find';

/**
 * A table that says what each value means and which function returns it, the addresses of those contracts, and a button
 * that reads them through the reader's wallet (site/src/client/entries.ts). Rows carry the calldata, the table the
 * addresses.
 */
export function valuesTable(reference: Reference, values: readonly Value[]): ElementContent[] {
  const contracts = values.map(({ contract }) => contract);
  return [
    h(
      'table',
      { dataValues: JSON.stringify(placesOfContracts(reference, contracts)) },
      h('thead', {}, h('tr', {}, h('th', {}, 'value'), h('th', {}, 'function'))),
      h('tbody', {}, values.map(row)),
    ),
    h(
      'ul',
      { dataValues: '' },
      [...new Set(contracts)].map((contract) => placesOf(reference, contract)),
    ),
    ...(values.some(({ page }) => page === null) ? [h('p', {}, UNLINKED)] : []),
    h('p', {}, h('button', { type: 'button', className: ['action'], dataRead: 'values' }, BUTTON)),
  ];
}

const UNLINKED = "A function without a link is not in the SDK's ABI.";
const BUTTON = 'Read these values now, through your wallet';

function row({ label, meaning, contract, name, args, page, data, outputs }: Value): ElementContent {
  const called = code(`${contract}.${name}(${args.join(', ')})`);
  return h(
    'tr',
    { dataValue: JSON.stringify({ contract, data, outputs }) },
    h('td', {}, h('strong', {}, label), h('br', {}), meaning),
    h('td', {}, page === null ? called : link(page, called)),
  );
}

/** Where a contract is: the SDK's addresses by network. */
function placesOf(reference: Reference, contract: string): ElementContent {
  const places = contractAddresses(reference, contract).filter(({ placeholder }) => !placeholder);
  const several = places.some(({ chain, label }) =>
    places.some((other) => other.chain === chain && other.label !== label),
  );
  return h(
    'li',
    {},
    link(contractRoute(contract), code(contract)),
    ': ',
    places.length === 0 ? 'the SDK holds no address of it.' : [],
    places.map(({ chain, label, address, route }, index) => [
      index === 0 ? [] : ', ',
      link(route, several ? `${label} on ${chain}` : chain),
      ' ',
      code(getAddress(address)),
    ]),
  );
}
