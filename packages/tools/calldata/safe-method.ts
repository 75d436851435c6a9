import type { Hex } from 'viem';
import { arrayOf, fieldValues } from '../book/abi-types';
import { isHex } from '../book/hex';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { calldataOf } from '../book/encode';

export interface Encoded {
  /** `0x` where it cannot be encoded. */
  readonly data: string;
  readonly name: string;
}

/** A value or an input that cannot be encoded. Nobody reads which: the call then has no data. */
const UNFIT = new Error('unfit');

/** The call of a Transaction Builder file that has a method with values and no data. Null without a method. */
export function encodedMethod(method: unknown, values: unknown): Encoded | null {
  if (typeof method !== 'object' || method === null) return null;
  const { name, inputs } = method as { readonly name?: unknown; readonly inputs?: unknown };
  if (typeof name !== 'string' || !/^\w{1,80}$/.test(name)) return null;
  const fields = (typeof values === 'object' && values !== null ? values : {}) as Readonly<Record<string, unknown>>;
  try {
    const parameters = parametersOf(inputs);
    const given = parameters.map((input) =>
      valueOf(input, Object.hasOwn(fields, input.name) ? fields[input.name] : undefined),
    );
    return { data: calldataOf({ name, inputs: parameters }, given), name };
  } catch {
    return { data: '0x', name };
  }
}

function parametersOf(inputs: unknown): BookParameter[] {
  if (!Array.isArray(inputs) || inputs.length > 30) throw UNFIT;
  return inputs.map((input: unknown) => {
    const { name, type, components } = input as { name?: unknown; type?: unknown; components?: unknown };
    if (typeof type !== 'string') throw UNFIT;
    return {
      name: typeof name === 'string' ? name : '',
      type,
      ...(components === undefined ? {} : { components: parametersOf(components) }),
    };
  });
}

/** A value as the builder stores it: a text, with JSON for lists and structs. */
function valueOf(parameter: BookParameter, given: unknown): unknown {
  // JSON has rounded a larger number.
  if (given == null || (typeof given === 'number' && !Number.isSafeInteger(given))) throw UNFIT;
  const { type, components } = parameter;
  const array = arrayOf(parameter);
  const value = typeof given === 'string' && (array !== null || components !== undefined) ? json(given) : given;
  if (array !== null) {
    if (!Array.isArray(value)) throw UNFIT;
    return value.map((each: unknown) => valueOf(array.item, each));
  }
  if (components !== undefined) {
    const values = fieldValues(components, value);
    if (values.length !== components.length) throw UNFIT;
    // By place: names can be missing or equal.
    return components.map((part, index) => valueOf(part, values[index]));
  }
  const text = String(value).trim();
  if (/^u?int/.test(type)) {
    if (!/^(?:-?\d+|0x[\da-f]+)$/i.test(text)) throw UNFIT;
    return BigInt(text);
  }
  if (type === 'bool') {
    if (!/^(?:true|false|[01])$/.test(text)) throw UNFIT;
    return text === 'true' || text === '1';
  }
  if (/^(?:bytes|address)/.test(type) && !isHex(text)) throw UNFIT;
  return text as Hex;
}

/** Large numbers in a list stay exact: JSON would round them. */
const json = (text: string): unknown => JSON.parse(text.replace(/(?<=[[,:\s])(-?\d{15,78})(?=\s*[\],}])/g, '"$1"'));
