import type { AbiItem, AbiParameter, Contract, ContractParameter } from '../../../model/contract';
import type { BookParameter } from '../../../model/tools-book';

/** The inputs or outputs of a contract's member with their units, those of struct fields too. */
export function bookParameters(
  contract: Contract,
  item: AbiItem,
  authored: readonly ContractParameter[],
  side: 'inputs' | 'outputs' = 'inputs',
): BookParameter[] {
  const declared = item[side] as readonly AbiParameter[];
  return declared.map((input, index) => ({
    ...parameter(contract, input, authored[index]),
    ...(side === 'outputs' && declared.length === 1 ? {} : wordsFor(input, authored[index])),
  }));
}

/** A parameter without a name gets the first words of its description. */
function wordsFor({ name }: AbiParameter, authored: ContractParameter | undefined): { readonly says?: string } {
  const says = authored?.description.split(/[;,.]/)[0]?.trim() ?? '';
  return name === '' && says !== '' ? { says } : {};
}

function parameter(contract: Contract, abi: AbiParameter, authored: ContractParameter | undefined): BookParameter {
  const struct = contract.structs.find(({ name }) => name === authored?.type.replace(/(?:\[\d*\])+$/, ''));
  return {
    name: abi.name,
    type: abi.type,
    ...(abi.indexed === true ? { indexed: true } : {}),
    ...(authored?.unit ? { unit: authored.unit } : {}),
    ...(abi.components === undefined
      ? {}
      : {
          components: abi.components.map((field, index) => parameter(contract, field, struct?.fields[index])),
        }),
  };
}

/** Parameters of a member that no ABI declares: none of them is a struct. */
export const plainParameters = (inputs: readonly ContractParameter[]): BookParameter[] =>
  inputs.map(({ name, abiType, indexed, unit }) => ({
    name,
    type: abiType,
    ...(indexed ? { indexed } : {}),
    ...(unit === null ? {} : { unit }),
  }));
