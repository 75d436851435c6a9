import { isAddress, toFunctionSignature, type Hex } from 'viem';
import type { NamedRevert } from '@sdk-docs/reference/generator/check/named-reverts';
import type { ObservedCall, ObservedRevert } from '@sdk-docs/reference/model/observed-reverts';
import { NodeError } from '../anvil/node';
import type { Ground } from '../ground/ground';
import { creationCode } from '../place';
import { errorName, mapLeaves, plain } from '../run/events';
import { takeSteps } from '../steps';
import { now, resolved, type Trial } from './trial';

type Seen = Omit<ObservedRevert, 'location'>;

/**
 * Runs a trial, and the call inside its boundary.
 *
 * @throws Error when the call passes or reverts with another error, or the call inside the boundary does not pass
 */
export async function attempt(ground: Ground, trial: Trial, errors: readonly NamedRevert[]): Promise<Seen> {
  const { error, contract, raisedBy = contract, before = [], passes } = trial;
  const { data, call, inputs, shown } = await make(ground, trial);
  if (data === null) throw new Error('the call passes');
  const known = errors.find(({ name, isIn }) => name === error && isIn(data));
  if (known === undefined) throw new Error(`it ends in ${errorName(ground, data)} ${data}`);
  let inside: Partial<ObservedCall> | null = null;
  if (passes !== undefined) {
    const made = await make(ground, { ...trial, ...passes });
    if (made.data !== null) throw new Error(`inside the boundary it ends in ${errorName(ground, made.data)}`);
    const keys = Object.keys(passes).flatMap((key) => (key === 'time' ? ['time', 'after'] : key));
    inside = Object.fromEntries(keys.map((key) => [key, made.shown[key as keyof ObservedCall]]));
  }
  return {
    error: known.signature,
    selector: known.selector,
    data,
    contract: nameIn(ground, raisedBy),
    call,
    inputs,
    ...shown,
    before: before.map(({ what }) => what),
    passes: inside,
  };
}

interface Made {
  /** Revert data; null when the call passed. */
  readonly data: Hex | null;
  readonly shown: ObservedCall;
  readonly call: string;
  readonly inputs: readonly string[] | null;
}

/** Makes the call of a trial and restores the chain. @throws Error when a step before it fails */
const make = (ground: Ground, trial: Trial): Promise<Made> =>
  ground.undone(async () => {
    const { from = 'reader', value = 0n, before = [] } = trial;
    await takeSteps(ground, before);
    const args = await resolved(ground, trial.args);
    const time = await trial.time?.(ground);
    const after = time === undefined ? null : String(time - (await now(ground)));
    const data = await ground.simulate(from, targetOf(ground, trial, args), value, time).then(
      () => null,
      (error: unknown) => {
        if (error instanceof NodeError) return error.data ?? '0x';
        throw error;
      },
    );
    const [shownArgs, shownTime] = [named(ground, plain(args)) as unknown[], time === undefined ? null : String(time)];
    return {
      data,
      shown: { args: shownArgs, from, value: String(value), time: shownTime, after },
      ...callOf(ground, trial, args),
    };
  });

function targetOf(ground: Ground, { contract, function: name }: Trial, args: readonly unknown[]) {
  if (name !== 'constructor')
    return { to: ground.contract(contract).address, data: ground.encode(contract, name, args) };
  const { abi, bytecode } = ground.artifacts(contract);
  return { data: creationCode(abi, bytecode, args) };
}

/** Returns the name of a contract in the surface; without one, its name on the local chain. */
export function nameIn(ground: Ground, name: string): string {
  const artifact = ground.placed.get(name)?.artifact ?? name;
  return !ground.contracts.has(name) && ground.contracts.has(artifact) ? artifact : name;
}

/** Returns `Contract.function(types)` of the overload that the arguments select, and their names. */
function callOf(
  ground: Ground,
  { contract, function: name }: Trial,
  args: readonly unknown[],
): Pick<Made, 'call' | 'inputs'> {
  const owner = nameIn(ground, contract);
  if (name === 'constructor') return { call: `${owner}.${name}`, inputs: null };
  const found = ground.member(contract, name, args);
  return {
    call: `${owner}.${toFunctionSignature(found)}`,
    inputs: found.inputs.map(({ name: input = '' }) => input.replace(/^_/, '')),
  };
}

/** Replaces addresses by names. */
export const named = (ground: Ground, value: unknown): unknown =>
  mapLeaves(value, (leaf) =>
    typeof leaf === 'string' && isAddress(leaf, { strict: false }) ? ground.nameOf(leaf) : leaf,
  );
