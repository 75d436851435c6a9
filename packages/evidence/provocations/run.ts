import { encodeFunctionData, isAddress, toFunctionSelector, toFunctionSignature, type AbiFunction } from 'viem';
import type { NamedRevert } from '@sdk-docs/reference/generator/check/named-reverts';
import type { ObservedCall, ObservedRevert } from '@sdk-docs/reference/model/observed-reverts';
import type { Ground } from '../ground/ground';
import { provoke, type Provocation, type Refusal } from '../provoke';
import { plain } from '../run/events';
import { now, type Trial } from './trial';

type Seen = Omit<ObservedRevert, 'location'>;

/**
 * Makes a trial, and the call inside of its border.
 *
 * @throws Error when the call passes, ends in another error, or the call inside of the border does not pass
 */
export async function attempt(ground: Ground, trial: Trial, errors: readonly NamedRevert[]): Promise<Seen> {
  const { error, contract, raisedBy = contract, passes } = trial;
  const outside = await make(ground, trial);
  const { data, error: found, before } = outside.refusal;
  if (data === null) throw new Error('the call passes');
  const known = errors.find(({ name, isIn }) => name === error && isIn(data));
  if (known === undefined) throw new Error(`it ends in ${found ?? ''} ${data}`);
  let inside: Partial<ObservedCall> | null = null;
  if (passes !== undefined) {
    const { shown, refusal } = await make(ground, { ...trial, ...passes });
    if (refusal.data !== null) throw new Error(`inside of the border it ends in ${refusal.error ?? refusal.data}`);
    const keys = Object.keys(passes).flatMap((key) => (key === 'time' ? ['time', 'after'] : key));
    inside = Object.fromEntries(keys.map((key) => [key, shown[key as keyof ObservedCall]]));
  }
  const { selector, signature } = known;
  const { call, inputs, shown } = outside;
  return {
    error: signature,
    selector,
    data,
    contract: nameIn(ground, raisedBy),
    call,
    inputs,
    ...shown,
    before,
    passes: inside,
  };
}

interface Made {
  readonly shown: ObservedCall;
  readonly call: string;
  readonly inputs: readonly string[] | null;
  readonly refusal: Refusal;
}

async function make(ground: Ground, provocation: Provocation): Promise<Made> {
  const { args = [], from = 'reader', value = 0n, time: clock } = provocation;
  let values: readonly unknown[] = [];
  let [at, since] = [0n, 0n];
  const timed = async (): Promise<bigint> => {
    at = (await clock?.(ground)) ?? 0n;
    since = at - (await now(ground));
    return at;
  };
  const refusal = await provoke(ground, {
    ...provocation,
    args: async () => (values = typeof args === 'function' ? await args(ground) : args),
    ...(clock === undefined ? {} : { time: timed }),
  });
  const [time, after] = clock === undefined ? [null, null] : [String(at), String(since)];
  return {
    shown: { args: named(ground, plain(values)) as unknown[], from, value: String(value), time, after },
    ...callOf(ground, provocation, values),
    refusal,
  };
}

/** Returns the name of a contract in the surface, where it has one, and otherwise that of the trial. */
export function nameIn(ground: Ground, name: string): string {
  const artifact = ground.placed.get(name)?.artifact ?? name;
  return !ground.contracts.has(name) && ground.contracts.has(artifact) ? artifact : name;
}

/** Returns `Contract.function(types)` of the overload that the arguments select, and their names. */
function callOf(
  ground: Ground,
  { contract, function: functionName }: Provocation,
  args: readonly unknown[],
): Pick<Made, 'call' | 'inputs'> {
  const owner = nameIn(ground, contract);
  if (functionName === 'constructor') return { call: `${owner}.${functionName}`, inputs: null };
  const { abi } = ground.contract(contract);
  const selector = encodeFunctionData({ abi, functionName, args }).slice(0, 10);
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && toFunctionSelector(item) === selector,
  );
  if (found === undefined) return { call: `${owner}.${functionName}`, inputs: null };
  return {
    call: `${owner}.${toFunctionSignature(found)}`,
    inputs: found.inputs.map(({ name = '' }) => name.replace(/^_/, '')),
  };
}

/** Puts names in the place of addresses. */
export function named(ground: Ground, value: unknown): unknown {
  if (typeof value === 'string') return isAddress(value, { strict: false }) ? ground.nameOf(value) : value;
  if (Array.isArray(value)) return value.map((item) => named(ground, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(ground, item)]));
}
