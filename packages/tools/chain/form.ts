import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { BookFunction } from '@sdk-docs/reference/model/tools-book';
import type { Fields } from '../compose/read-fields';
import { TARGET } from '../compose/paths';
import { addressField, fieldsOf } from '../compose/shape';
import { wordTies } from '../compose/ties';
import type { View } from './view';

/** Data of a form that reads: it generates no code and calls no method. */
export const NO_CALLS: CallsData = {
  sdk: { package: '', client: '' },
  chains: {},
  tokens: {},
  contracts: {},
  names: [],
  methods: [],
};

/** A form's data before the names of addresses have loaded: where the SDK has its contract. */
export const firstData = ({ contract, at }: View, chains: CallsData['chains']): CallsData => ({
  ...NO_CALLS,
  chains,
  contracts: { [contract]: { places: at.map(([chain, name, address]) => ({ chain, name, address })), functions: [] } },
});

/** The form of a read: the contract, and the arguments of the function. */
export function readFields(item: BookFunction): Fields {
  const fields = fieldsOf(item.inputs);
  return {
    around: [addressField(TARGET, 'contract')],
    fields,
    ties: new Map(wordTies(fields, fields, TARGET)),
  };
}

/** The SDK's entries of a contract on a network: its names there, one per address, and its chains. */
export function namesOf(data: CallsData, contract: string, network: string): { here: string[]; elsewhere: string[] } {
  const all = data.contracts[contract]?.places ?? [];
  const here = all.filter(({ chain }) => chain === network).toReversed();
  return {
    // A contract that is also a token is in both tables: the first name counts.
    here: [...new Map(here.map(({ address, name }) => [address, name])).values()].toReversed(),
    elsewhere: [...new Set(all.map(({ chain }) => chain))],
  };
}
