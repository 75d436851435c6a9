import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import type { Address, Hex } from 'viem';
import { arrayOf } from '../book/abi-types';
import { getAddress, ZERO_WORD } from '../book/hex';
import { pathIn } from '@sdk-docs/reference/model/arguments';
import type { CallsData, MethodData, SentData } from '@sdk-docs/reference/model/calls-data';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { splitSignature } from '../permit/signature';
import { allowancesOf, isPreapproved } from './allowances';
import { functionIn, notDeployed, placesOf, tokenAt } from './data';
import { calldataOf } from '../book/encode';
import type { Form } from './form';
import { APPROVED, DATA, PERMIT_DEADLINE, PERMIT_SIGNATURE, SELECTED, SENDER, TARGET, VALUE } from './paths';
import { roleId } from './read';
import type { Composed, Reading, Value } from './composed';

/** Creates the call of a form, from a reading without problems. */
export function composeCall(data: CallsData, form: Form, chain: string, reading: Reading): Composed {
  const { values } = reading;
  const { subject } = form;
  if (subject.kind === 'raw') return rawCall(data, chain, values);
  const contract = subject.kind === 'method' ? subject.method.contract : subject.contract;
  const row = subject.kind === 'method' ? rowOf(subject.method, values) : null;
  if (subject.kind === 'method' && (row === null || row.arguments === null))
    return {
      problem: 'This form signs something that only the SDK knows. Compose the contract function instead.',
    };
  const item = subject.kind === 'function' ? subject.item : functionIn(data, contract, row?.signature ?? '');
  const lone = subject.kind === 'method' ? loneOf(subject.method, values) : undefined;
  if (lone !== undefined) return { problem: `The SDK uses ${lone.join(' and ')} only together: type both or none.` };
  const target = targetOf(data, contract, chain, values);
  if ('problem' in target) return target;
  const permit = permitOf(row, values);
  if ('problem' in permit) return permit;
  const args =
    row === null
      ? form.fields.map(({ path }) => values.get(path))
      : (row.arguments ?? []).map((expression) => evaluate(data, chain, expression, values, permit));
  const value = values.get(row === null || row.value === 'transact.value' ? VALUE : (row.value ?? ''));
  const sender = subject.kind === 'method' ? subject.method.sender : '';
  const from = values.get(values.has(sender) ? sender : SENDER);
  const made = {
    chain,
    chainId: data.chains[chain] ?? 0,
    contract,
    ...target,
    item,
    args: item.inputs.map((input, index) => shaped(input, args[index])),
    value: typeof value === 'bigint' ? value : 0n,
    from: typeof from === 'string' ? getAddress(from) : null,
  };
  const needed = allowancesOf(data, form, row, { ...made, values, signed: permit.signed });
  if ('problem' in needed) return needed;
  try {
    const call = { ...made, data: calldataOf(item, made.args), ...needed };
    // The reader has approved already, or the imported batch has no approval.
    return values.get(APPROVED) === true
      ? { ...call, allowances: [], spent: [...call.allowances, ...call.spent] }
      : call;
  } catch (error) {
    return {
      problem: `The arguments do not fit the function: ${(error as Error).message.split('\n')[0]}`,
    };
  }
}

/** The call that a method makes with these values: the first one whose conditions are met. */
export const rowOf = ({ sends }: MethodData, values: Reading['values']): SentData | null =>
  sends
    .toSorted((a, b) => (b.when?.length ?? 0) - (a.when?.length ?? 0))
    .find(({ when = [] }) => when.every(isMet(values))) ?? null;

const isMet =
  (values: Reading['values']) =>
  (path: string): boolean =>
    values.get(path) !== undefined && values.get(path) !== false;

/** Values that count only together, of which some are missing: the SDK sends the call without the others. */
const loneOf = ({ sends }: MethodData, values: Reading['values']): readonly string[] | undefined =>
  sends.find(({ when = [] }) => when.some(isMet(values)) && !when.every(isMet(values)))?.when;

type Target = { readonly to: Address; readonly place: string | null } | { readonly problem: string };

/** The target: the reader's address, or the address of the contract on the chain. */
function targetOf(data: CallsData, contract: string, chain: string, values: Reading['values']): Target {
  const typed = values.get(TARGET);
  if (typeof typed === 'string') return { to: getAddress(typed), place: nameAt(data, contract, chain, typed) };
  const chosen = values.get(SELECTED) ?? values.get('params.unifiToken');
  const token = typeof chosen === 'string' ? chosen : null;
  if (contract === EVERY_TOKEN) {
    const address = token === null ? null : data.tokens[token]?.at[chain];
    return address == null ? { problem: 'Choose the token.' } : { to: getAddress(address), place: token };
  }
  const all = placesOf(data, contract).filter((place) => token === null || place.name.startsWith(`${token} `));
  const here = all.filter((place) => place.chain === chain);
  const [place, second] = here;
  if (place?.address == null) return notDeployed(contract, chain, all);
  if (second !== undefined)
    return { problem: `${contract} is in several places: type one of ${here.map(({ name }) => name).join(', ')}.` };
  return { to: getAddress(place.address), place: place.name };
}

/** The place of the contract, or the token, at a typed address. */
function nameAt(data: CallsData, contract: string, chain: string, typed: string): string | null {
  if (contract === EVERY_TOKEN) return tokenAt(data, chain, typed)?.[0] ?? null;
  const at = placesOf(data, contract).find((place) => place.chain === chain && place.address === getAddress(typed));
  return at?.name ?? null;
}

/** Calldata as it is: approvals are unknown. */
function rawCall(data: CallsData, chain: string, values: Reading['values']): Composed {
  const [to, from, value] = [values.get(TARGET), values.get(SENDER), values.get(VALUE)];
  return {
    chain,
    chainId: data.chains[chain] ?? 0,
    contract: '',
    place: null,
    to: getAddress(String(to)),
    item: null,
    args: [],
    value: typeof value === 'bigint' ? value : 0n,
    data: String(values.get(DATA)) as Hex,
    from: typeof from === 'string' ? getAddress(from) : null,
    allowances: [],
    spent: [],
    notes: [],
  };
}

interface Permit {
  readonly signed: boolean;
  readonly parts: { readonly deadline: bigint; readonly v: bigint; readonly r: Hex; readonly s: Hex };
}

const PERMIT = 'A signed permit is missing: type its deadline and signature.';
const EMPTY = { deadline: 0n, v: 0n, r: ZERO_WORD, s: ZERO_WORD };

/** The permit that the SDK makes, from the reader's signature; zeros without one, where an allowance also counts. */
function permitOf(row: SentData | null, values: Reading['values']): Permit | { readonly problem: string } {
  const needed = row?.arguments?.some((text) => text.startsWith('permit(')) === true;
  const preapproved = isPreapproved(values);
  const signature = values.get(PERMIT_SIGNATURE);
  if (!needed || preapproved === true || signature === undefined) {
    if (needed && preapproved !== true && (preapproved === false || (row?.allowances ?? []).length === 0))
      return { problem: PERMIT };
    return { signed: false, parts: EMPTY };
  }
  const deadline = values.get(PERMIT_DEADLINE);
  if (typeof deadline !== 'bigint') return { problem: PERMIT };
  const split = splitSignature(String(signature));
  if ('problem' in split) return split;
  const { r, s, v } = split;
  return { signed: true, parts: { deadline, v: BigInt(v), r, s } };
}

/** Evaluates one expression of packages/reference/model/arguments.ts. */
function evaluate(
  data: CallsData,
  chain: string,
  expression: string,
  values: Reading['values'],
  { parts }: Permit,
): Value {
  const path = pathIn(expression);
  const given = values.get(path);
  if (expression.startsWith('address(')) return data.tokens[String(given)]?.at[chain] ?? undefined;
  if (expression.startsWith('roleId(')) return typeof given === 'string' ? roleId(given) : given;
  if (expression.startsWith('permit(')) {
    const field = /\)\.(\w+)$/.exec(expression)?.[1];
    const permit = { ...parts, amount: given };
    return field === undefined ? permit : permit[field as keyof typeof permit];
  }
  if (given !== undefined) return given;
  const other = expression.split(' or ')[1];
  return other === '0' ? 0n : other === undefined ? undefined : values.get(other);
}

/** A value in the order of the ABI. Empty fields of a permit are zero. */
function shaped(parameter: BookParameter, value: Value): Value {
  const { components } = parameter;
  if (components === undefined) return value;
  const array = arrayOf(parameter);
  if (array !== null) return (value as readonly Value[]).map((item) => shaped(array.item, item));
  const fields = value as { readonly [name: string]: Value };
  return Object.fromEntries(components.map((part) => [part.name, shaped(part, fields[part.name]) ?? zeroOf(part)]));
}

const zeroOf = ({ type }: BookParameter): Value =>
  type === 'bytes32' ? ZERO_WORD : type.startsWith('uint') ? 0n : undefined;
