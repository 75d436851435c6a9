import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { arrayOf, fieldValues } from '../book/abi-types';
import type { FoundFunction } from '../book/functions';
import type { Setting } from './setting';

interface Nested {
  readonly data: string;
  readonly setting: Pick<Setting, 'to' | 'from' | 'value' | 'operation'>;
}

/** The inner calls of a call. */
export interface NestedCalls {
  readonly calls: readonly Nested[];
  /** Bytes behind the calls of a packed batch that are none. */
  readonly left: number;
}

/** Functions that make the inner calls on their own contract, with the same sender. */
const SELF = /^(?:multicall|upgradeToAndCall)$/;
const TARGET = /^_?(?:target|to|targets)s?$/i;
const PAYLOAD = /^_?(?:data|callData|transactions|targetData)s?_?$/i;

/**
 * The calls in the arguments of a call: bytes with a target, lists of both, and MultiSend's packed form. Other bytes
 * are a call only when their selector is `known`.
 */
export function nestedCalls(
  { item }: FoundFunction,
  values: readonly unknown[],
  setting: Setting,
  known: (selector: string) => boolean,
): NestedCalls {
  if (item.name === 'multiSend') return packed(String(values[0]), setting);
  const own = SELF.test(item.name);
  const around = { ...setting, operation: 'call' as const, from: own ? setting.from : setting.to };
  return { calls: inFields(item.inputs, values, around, known, own), left: 0 };
}

/** Arguments beside a struct, which apply to a call inside it that has none of its own. */
interface Beside {
  readonly target?: unknown;
  readonly value?: unknown;
  readonly operation?: unknown;
}

function inFields(
  inputs: readonly BookParameter[],
  values: readonly unknown[],
  setting: Nested['setting'],
  known: (selector: string) => boolean,
  own: boolean,
  outer: Beside = {},
): Nested[] {
  const target = valueOf(inputs, values, TARGET, /^address/) ?? outer.target;
  const value = valueOf(inputs, values, /^values?$/, /^uint256/) ?? outer.value;
  const operation = valueOf(inputs, values, /^operations?$/, /^uint8/) ?? outer.operation;
  /** The calls in one argument, or in one item of a list. */
  const inside = (parameter: BookParameter, of: unknown, path: readonly number[] = []): Nested[] => {
    const array = arrayOf(parameter);
    if (array !== null)
      return (of as readonly unknown[]).flatMap((each, index) => inside(array.item, each, [...path, index]));
    const { type, name, components } = parameter;
    // Beside a struct, `to` may be who receives something.
    const to =
      components !== undefined && inputs.some((input) => /^_?to$/i.test(input.name)) ? null : pick(target, path);
    // One value is not that of each of several calls.
    const sent = pick(value, path, true);
    const kind = pick(operation, path);
    if (components !== undefined)
      return inFields(components, fieldValues(components, of), setting, known, own, {
        target: to,
        value: sent,
        operation: kind,
      });
    if (type !== 'bytes') return [];
    const data = String(of);
    const delegated = Number(kind ?? 0) === 1;
    const carries = PAYLOAD.test(name) && (own || to !== undefined);
    const isCall = data.length >= 10 && (known(data.slice(0, 10)) || carries || (own && path.length > 0));
    // A target without a selector receives ETH, and runs its code for a delegatecall or other data.
    const isTransfer =
      data.length < 10 &&
      typeof to === 'string' &&
      carries &&
      (data !== '0x' || delegated || (sent !== undefined && sent !== 0n));
    if (!isCall && !isTransfer) return [];
    return [
      {
        data,
        setting: {
          to: typeof to === 'string' ? to.toLowerCase() : to === undefined ? setting.to : null,
          from: setting.from,
          value: typeof sent === 'bigint' ? sent : sent === undefined ? 0n : null,
          operation: delegated ? 'delegatecall' : 'call',
        },
      },
    ];
  };
  return inputs.flatMap((parameter, index) => inside(parameter, values[index]));
}

function valueOf(inputs: readonly BookParameter[], values: readonly unknown[], name: RegExp, type: RegExp): unknown {
  const index = inputs.findIndex((input) => name.test(input.name) && type.test(input.type));
  return index < 0 ? undefined : values[index];
}

/** The value at a place in lists of lists, null where there is none; `once`: what is no list is that of no place. */
function pick(value: unknown, path: readonly number[], once = false): unknown {
  let found = value;
  for (const index of path)
    if (Array.isArray(found)) found = (found as unknown[])[index] ?? null;
    else if (once && found !== undefined) return null;
  return found;
}

/** MultiSend: operation (1 byte), target (20), value (32), length (32), data, one after the other. */
function packed(hex: string, setting: Setting): NestedCalls {
  const digits = hex.slice(2);
  const calls: Nested[] = [];
  let at = 0;
  while (at + 170 <= digits.length) {
    const length = Number.parseInt(digits.slice(at + 158, at + 170), 16) * 2;
    const end = at + 170 + length;
    // MultiSend fails at another operation.
    if (!/^0[01].{104}0{52}/.test(digits.slice(at, at + 158)) || end > digits.length) break;
    calls.push({
      data: `0x${digits.slice(at + 170, end)}`,
      setting: {
        to: `0x${digits.slice(at + 2, at + 42)}`,
        // MultiSend runs in the Safe by delegatecall: the Safe is the sender.
        from: setting.from,
        value: BigInt(`0x${digits.slice(at + 42, at + 106)}`),
        operation: digits.slice(at, at + 2) === '01' ? 'delegatecall' : 'call',
      },
    });
    at = end;
  }
  return { calls, left: (digits.length - at) / 2 };
}
