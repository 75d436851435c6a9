import {
  decodeFunctionResult,
  encodeFunctionResult,
  toFunctionSelector,
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Hex,
} from 'viem';
import type { Contract } from '@sdk-docs/reference/model/contract';

/** Answers of functions for which a made-up value would mislead the sample. */
export const byName: Readonly<Record<string, unknown>> = {
  allowance: 0n,
  nonces: 0n,
  balanceOf: 10n ** 20n,
  decimals: 18,
  isPaused: false,
  paused: false,
  name: 'Recorded Token',
};

interface Call {
  readonly to?: string;
  readonly data?: Hex;
}

/**
 * Returns the canned answer of an `eth_call`: from the example's `answers` by function name, otherwise a fixed value,
 * otherwise one made up from the type. Encoded with our own ABIs.
 *
 * @throws Error for a selector that no ABI has
 */
export function answerCall(
  contracts: readonly Contract[],
  answers: Readonly<Record<string, unknown>>,
  { data = '0x' }: Call,
): Hex {
  const found = findFunction(contracts, data);
  if (found === null) throw new Error(`eth_call ${data.slice(0, 10)}: no ABI of surface/contracts has this selector`);
  const { item } = found;
  const given = answers[item.name] ?? byName[item.name];
  const values =
    given !== undefined && item.outputs.length > 0
      ? item.outputs.length === 1
        ? [revive(item.outputs[0], given)]
        : item.outputs.map((output, index) => revive(output, (given as readonly unknown[])[index]))
      : item.outputs.map(madeUp);
  return encodeFunctionResult({
    abi: [item],
    functionName: item.name,
    result: item.outputs.length === 1 ? values[0] : values,
  } as never);
}

/**
 * Returns the canned answer of one contract function, as viem returns it. Several outputs are a list that also has
 * their names.
 */
export function answerValue(contract: Contract, selector: string, answers: Readonly<Record<string, unknown>>): unknown {
  const data = selector as Hex;
  const found = findFunction([contract], data);
  if (found === null) throw new Error(`${contract.name} has no function ${selector}`);
  const { item } = found;
  const value = decodeFunctionResult({ abi: [item], data: answerCall([contract], answers, { data }) }) as unknown;
  if (item.outputs.length < 2) return value;
  const list = value as readonly unknown[];
  return Object.assign([...list], Object.fromEntries(item.outputs.map(({ name }, index) => [name ?? '', list[index]])));
}

/** Returns the called function, from the first ABI that has its selector. */
function findFunction(contracts: readonly Contract[], data: Hex): { readonly item: AbiFunction } | null {
  const selector = data.slice(0, 10).toLowerCase();
  for (const contract of contracts) {
    const member = contract.functions.find((candidate) => candidate.selector.toLowerCase() === selector);
    if (member === undefined) continue;
    const abi = contract.abi as unknown as Abi;
    const item = abi.find(
      (entry): entry is AbiFunction => entry.type === 'function' && toFunctionSelector(entry) === selector,
    );
    if (item === undefined) continue;
    return { item };
  }
  return null;
}

type Parameter = AbiParameter & { readonly components?: readonly Parameter[] };

function madeUp(parameter: Parameter): unknown {
  const { type, components = [] } = parameter;
  if (type.endsWith(']')) return [];
  if (type === 'tuple') return Object.fromEntries(components.map((field) => [field.name, madeUp(field)]));
  if (type === 'bool') return true;
  if (type === 'string') return 'recorded';
  if (type === 'address') return '0x0000000000000000000000000000000000000001';
  if (type === 'bytes') return '0x';
  if (type.startsWith('bytes')) return `0x${'00'.repeat(Number(type.slice(5)))}`;
  const bits = Number(/\d+$/.exec(type)?.[0] ?? 256);
  return bits <= 48 ? 1 : 10n ** 18n;
}

/** Converts a JSON value for the encoder: integers may be strings or numbers. */
function revive(parameter: Parameter | undefined, value: unknown): unknown {
  if (parameter === undefined) throw new Error('an answer has more values than the function');
  const { type, components = [] } = parameter;
  if (type.endsWith(']'))
    return (value as readonly unknown[]).map((item) =>
      revive({ ...parameter, type: type.replace(/\[\d*\]$/, '') }, item),
    );
  if (type === 'tuple')
    return Object.fromEntries(
      components.map((field) => [field.name, revive(field, (value as Record<string, unknown>)[field.name ?? ''])]),
    );
  return /^u?int/.test(type) ? BigInt(value as string | number | bigint) : value;
}
