import { eventAnchor, functionAnchor, typeAnchor } from '@sdk-docs/reference/model/anchors';
import { contractRoute } from '@sdk-docs/reference/model/routes';
import type { Contract, ContractParameter } from '@sdk-docs/reference/model/contract';
import { tally } from '../tally';
import { draft, type Draft } from './draft';
import { prose } from '@sdk-docs/reference/model/plain-text';

/**
 * Returns the records of a contract's page: the contract, its functions with selectors, events with topics, structs and
 * enums.
 */
export function contractRecords(contract: Contract): Draft[] {
  const route = contractRoute(contract.name);
  const own = draft({
    kind: 'contract',
    route,
    name: contract.name,
    text: prose(contract.doc.summary, contract.doc.details),
  });
  const counts = tally(contract.functions.map(({ name }) => name));
  const functions = contract.functions.map((member) =>
    draft({
      kind: 'abi-function',
      route,
      name: member.name,
      anchor: functionAnchor(member, counts.get(member.name) !== 1),
      owner: contract.name,
      hex: [member.selector],
      detail: types(member.inputs),
      text: prose(member.doc.summary, unitsOf(member.inputs)),
    }),
  );
  const events = contract.events.map((event) =>
    draft({
      kind: 'event',
      route,
      name: event.name,
      anchor: eventAnchor(event.name),
      owner: contract.name,
      hex: [event.topic],
      detail: types(event.inputs),
      text: prose(event.doc.summary),
    }),
  );
  const named = [...contract.structs, ...contract.enums].map((type) =>
    draft({
      kind: 'type',
      route,
      name: type.name,
      anchor: typeAnchor(type.name),
      owner: contract.name,
      text: prose(type.doc.summary),
    }),
  );
  return [own, ...functions, ...events, ...named];
}

/** Lists the unit of each integer: "Units: assets in wei of WETH." */
function unitsOf(inputs: readonly ContractParameter[]): string {
  const units = inputs.flatMap(({ name, unit }) => (unit === null ? [] : [`${name} in ${unit}`]));
  return units.length === 0 ? '' : `Units: ${units.join('; ')}.`;
}

export const types = (inputs: readonly ContractParameter[]): string =>
  `(${inputs.map(({ name, type }) => `${type} ${name}`.trim()).join(', ')})`;
