import type { Contract, ContractFunction } from '@sdk-docs/reference/model/contract';
import { functionLink, type Reference } from '@sdk-docs/reference/model/reference';
import type { ReadValue } from '@sdk-docs/reference/model/tools-book';
import { plain } from '@sdk-docs/reference/model/plain-text';
import { itemOf, readOutputs } from '@sdk-docs/reference/generator/write/tools/all';
import { encodeFunctionData, toFunctionSelector, type AbiFunction } from 'viem';

/** Language of a fence that lists values of contracts, one a line. */
export const VALUES = 'values';

/** One value that a page offers to read. */
export interface Value extends ReadValue {
  readonly label: string;
  /** What it means, in plain text. */
  readonly meaning: string;
  readonly name: string;
  /** Arguments as text: decimal numbers and addresses. */
  readonly args: readonly string[];
  /** Route of the function with anchor; null where the SDK's ABI leaves the function out. */
  readonly page: string | null;
}

const FORM =
  '`Contract.function(arguments) | label | meaning`, or `Contract.function() returns (type) unit | label | meaning`';
const LINE =
  /^(?<contract>\w+)\.(?<name>\w+)\((?<args>[^()]*)\)(?: returns \((?<type>\w+)\)(?<unit>[^|]*))? \| (?<label>[^|]+?)(?: \| (?<meaning>[^|]+))?$/;
const TYPES = /^(?:uint(?:8|16|32|64|96|128|256)|bool|address)$/;

/**
 * Reads a line of a fence `values` and finds its function in the surface. Throws in words where the surface has no such
 * view function, or where an argument is not of its type. `returns` declares a function that older ABIs of the SDK had.
 */
export function findValue(reference: Reference, line: string): Value {
  const found = LINE.exec(line.trim())?.groups;
  if (found === undefined) throw new Error(`a value is ${FORM}`);
  const { contract: owner = '', name = '', label = '', type, unit = '', meaning } = found;
  const contract = reference.contracts.get(owner);
  if (contract === undefined) throw new Error(`the surface has no contract "${owner}"`);
  const args = (found.args ?? '').split(',').flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));
  const value = { label, contract: owner, name, args };
  if (type !== undefined) {
    if (meaning === undefined) throw new Error(`${owner}.${name} is not described in the surface: write what it means`);
    const read = declared(reference, contract, value, type, unit.trim());
    return { ...value, meaning: meaning.trim(), page: null, ...read };
  }
  const member = memberOf(contract, name, args.length);
  const item = itemOf(contract, member) as unknown as AbiFunction;
  const typed = args.map((text, index) => argument(`${owner}.${name}`, item.inputs[index], text));
  return {
    ...value,
    meaning: meaning?.trim() ?? plain(member.doc.summary),
    data: encodeFunctionData({ abi: [item], args: typed }),
    outputs: readOutputs(reference, contract, member),
    page: functionLink(contract, member),
  };
}

function memberOf({ name: owner, functions }: Contract, name: string, count: number): ContractFunction {
  const named = functions.filter((member) => member.name === name);
  if (named.length === 0) throw new Error(`the surface has no function "${name}" in ${owner}`);
  const [member, other] = named.filter(({ inputs }) => inputs.length === count);
  if (member === undefined || other !== undefined)
    throw new Error(
      `${owner} has ${named.map(({ signature }) => signature).join(', ')}: ${count} arguments name none or several`,
    );
  if (member.mutability !== 'view' && member.mutability !== 'pure')
    throw new Error(`${owner}.${member.signature} sends: a value is read with a view function`);
  if (member.outputs.length === 0) throw new Error(`${owner}.${member.signature} returns nothing`);
  return member;
}

/** A function that an older ABI of the SDK had, as the page declares it. */
function declared(
  { surface }: Reference,
  contract: Contract,
  { name, args }: Pick<Value, 'name' | 'args'>,
  type: string,
  unit: string,
): Pick<ReadValue, 'data' | 'outputs'> {
  if (contract.functions.some((member) => member.name === name))
    throw new Error(`the surface has ${contract.name}.${name}: leave out what it returns`);
  const key = `abi ${contract.name} function ${name}()`;
  const known = surface.history?.steps.some(({ added, removed }) => [...added, ...removed].includes(key)) ?? false;
  if (!known || args.length > 0)
    throw new Error(`neither the surface nor an older ABI of ${contract.name} has "${name}()"`);
  if (!TYPES.test(type)) throw new Error(`${contract.name}.${name} returns "${type}", which is no plain type`);
  return { data: toFunctionSelector(`${name}()`), outputs: [{ name: '', type, ...(unit === '' ? {} : { unit }) }] };
}

function argument(
  owner: string,
  parameter: { name?: string; type: string } | undefined,
  text: string,
): string | bigint {
  const { name = '', type = '' } = parameter ?? {};
  const fits = /^uint/.test(type) ? /^\d+$/ : type === 'address' ? /^0x[\da-fA-F]{40}$/ : /^(?!)/;
  if (!fits.test(text)) throw new Error(`${owner}: "${text}" is no ${type}${name === '' ? '' : ` for ${name}`}`);
  return type === 'address' ? text : BigInt(text);
}
