import type { Hex } from 'viem';
import { timeOf } from '../anvil/node';
import type { Ground } from '../ground/ground';
import { argsOn, call, type Args, type Step } from '../steps';

/** The smallest setup in which a contract reverts: the steps before, the call, and the error. */
export interface Trial {
  /** Name of the error. */
  readonly error: string;
  /** Name of a placed contract (`ground.placed`), or of an artefact for `constructor`. */
  readonly contract: string;
  /** Its name; `constructor` deploys the artefact. */
  readonly function: string;
  /** May contain `at(...)`. */
  readonly args: Args;
  /** Name of the sender; `reader` when left out. */
  readonly from?: string;
  /** wei */
  readonly value?: bigint;
  /** Steps before the call. */
  readonly before?: readonly Step[];
  /** Time of the block in Unix seconds; default: the chain's. */
  readonly time?: (ground: Ground) => Promise<bigint>;
  /** Name of the contract that raises the error when it is not the one called. */
  readonly raisedBy?: string;
  /** What differs in the call one step inside the boundary, which passes. */
  readonly passes?: Partial<Pick<Trial, 'args' | 'value' | 'from' | 'time'>>;
}

/** Placeholder for the address of an account, a deployed contract, or a label of the SDK's tables. */
export class At {
  constructor(readonly name: string) {}
}
export const at = (name: string): At => new At(name);
export const reader = at('reader');

/** Returns arguments with every `At` resolved. */
export function resolve(ground: Ground, value: unknown): unknown {
  if (value instanceof At) return ground.account(value.name);
  if (Array.isArray(value)) return value.map((item) => resolve(ground, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(ground, item)]));
}

/** Returns the arguments of a call with every `At` resolved. */
export const resolved = async (ground: Ground, args: Args): Promise<readonly unknown[]> =>
  resolve(ground, await argsOn(ground, args)) as readonly unknown[];

/** Returns the calldata of a function of a deployed contract, with every `At` resolved. */
export const encoded = (ground: Ground, contract: string, name: string, args: readonly unknown[]): Hex =>
  ground.encode(contract, name, resolve(ground, args) as readonly unknown[]);

/** A trial: the error, and `Contract.function` with its arguments. */
export function refuses(
  error: string,
  what: string,
  args: Args = [],
  rest: Partial<Omit<Trial, 'error' | 'contract' | 'function' | 'args'>> = {},
): Trial {
  const [contract = '', name = ''] = what.split('.');
  return { error, contract, function: name, args, ...rest };
}

/** A step: an account calls `Contract.function`. The arguments may contain `at(...)`. */
export function does(
  from: string,
  what: string,
  args: Args = [],
  options: { what?: string; value?: bigint } = {},
): Step {
  const [contract = '', name = ''] = what.split('.');
  return call(from, contract, name, (ground) => resolved(ground, args), options);
}

/** Returns the time of the latest block in Unix seconds. */
export const now = async ({ node }: Ground): Promise<bigint> => BigInt(await timeOf(node));

/** Returns a time relative to the latest block. */
export const after = (seconds: bigint) => async (ground: Ground) => (await now(ground)) + seconds;
