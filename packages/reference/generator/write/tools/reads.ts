import { getAddress } from 'viem';
import { functionAnchor } from '../../../model/anchors';
import { writes, type Contract } from '../../../model/contract';
import type { Reference } from '../../../model/reference';
import { tokenPermits } from '../../../model/token-permits';
import { contractPlaces, type BookParameter, type ContractPlaces } from '../../../model/tools-book';
import { EVERY_TOKEN, type PackedRead, type ReadsFile } from '../../../model/tools-files';
import { readUnit } from '../../../model/unit';
import { itemOf } from './members';
import { packedInput } from './pack';
import { bookParameters } from './parameters';
import { placesBook } from './places';

/** The addresses of contracts in the SDK. Every token has the standard functions, so none is listed. */
export function placesOfContracts(reference: Reference, contracts: readonly string[]): ContractPlaces {
  const book = placesBook(reference);
  return Object.fromEntries(
    contracts.map((name) => [name, name === EVERY_TOKEN ? [] : contractPlaces(book, name, getAddress)]),
  );
}

/** The result of a view function. Units name the decimals of their token, so that a reader needs no table of tokens. */
export function readOutputs(reference: Reference, contract: Contract, member: Contract['functions'][number]) {
  const decimals = new Map(tokenPermits(reference.surface).map(({ token, decimals: text }) => [token, text]));
  const counted = (unit: string): string => {
    const read = readUnit(unit);
    const known = read.kind === 'amount' && read.decimals === null ? (decimals.get(read.symbol) ?? '') : '';
    return /^\d+$/.test(known) ? `${unit} (${known} decimals)` : unit;
  };
  const resolved = ({ unit, components, ...rest }: BookParameter): BookParameter => ({
    ...rest,
    ...(unit === undefined ? {} : { unit: counted(unit) }),
    ...(components === undefined ? {} : { components: components.map(resolved) }),
  });
  return bookParameters(contract, itemOf(contract, member), member.outputs, 'outputs').map(resolved);
}

/** The view functions by contract: a page reads functions of one. */
export function readsFiles(reference: Reference): Readonly<Record<string, ReadsFile>> {
  const at = placesOfContracts(
    reference,
    reference.surface.contracts.map(({ name }) => name),
  );
  const readsOf = (contract: Contract): Record<string, PackedRead> =>
    Object.fromEntries(
      contract.functions
        .filter((member) => !writes(member))
        .map((member): [string, PackedRead] => {
          const overloaded = contract.functions.filter(({ name }) => name === member.name).length > 1;
          const inputs = bookParameters(contract, itemOf(contract, member), member.inputs).map(packedInput);
          const outputs = readOutputs(reference, contract, member).map(packedInput);
          const selector = member.selector.slice(2);
          return [
            functionAnchor(member, overloaded),
            inputs.length === 0 ? [selector, outputs] : [selector, outputs, inputs],
          ];
        }),
    );
  return Object.fromEntries(
    reference.surface.contracts.map((contract) => [
      contract.name,
      { at: at[contract.name] ?? [], reads: readsOf(contract) },
    ]),
  );
}
