import type { Ground } from '../ground/ground';
import type { Provocation } from '../provoke';
import { call, type Step } from '../steps';

/** A provocation with the error that it must end in. */
export interface Trial extends Provocation {
  /** Name of the error. */
  readonly error: string;
  /** Name of the contract that raises it when it is not the one called. */
  readonly raisedBy?: string;
  /** What differs in the call one step inside of the border, which passes. */
  readonly passes?: Pick<Provocation, 'args' | 'value' | 'from' | 'time'>;
}

type Args = readonly unknown[] | ((ground: Ground) => readonly unknown[] | Promise<readonly unknown[]>);
type Rest = Partial<Omit<Trial, 'error' | 'contract' | 'function' | 'args' | 'passes'>> & {
  readonly passes?: Omit<NonNullable<Trial['passes']>, 'args'> & { readonly args?: Args };
};

/** Stands for the address of an account, a placed contract, or a label of the SDK's tables. */
export class At {
  constructor(readonly name: string) {}
}
export const at = (name: string): At => new At(name);
export const reader = at('reader');

/** Returns arguments with an address in place of every `At`. */
export function resolve(ground: Ground, value: unknown): unknown {
  if (value instanceof At) return ground.account(value.name);
  if (Array.isArray(value)) return value.map((item) => resolve(ground, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(ground, item)]));
}

const resolved =
  (args: Args) =>
  async (ground: Ground): Promise<readonly unknown[]> =>
    resolve(ground, typeof args === 'function' ? await args(ground) : args) as readonly unknown[];

/** A trial: the error, `Contract.function`, and the arguments, which may hold `at(...)`. */
export function refuses(error: string, what: string, args: Args = [], { passes, ...rest }: Rest = {}): Trial {
  const [contract = '', name = ''] = what.split('.');
  const inside = passes && {
    passes: { ...passes, ...(passes.args === undefined ? {} : { args: resolved(passes.args) }) },
  };
  return { error, contract, function: name, args: resolved(args), ...rest, ...inside } as Trial;
}

/** A step: an account calls `Contract.function`. The arguments may hold `at(...)`. */
export function does(
  from: string,
  what: string,
  args: Args = [],
  options: { what?: string; value?: bigint } = {},
): Step {
  const [contract = '', name = ''] = what.split('.');
  return call(from, contract, name, resolved(args), options);
}

/** Returns the time of the latest block in Unix seconds. */
export async function now({ node }: Ground): Promise<bigint> {
  const { timestamp } = await node.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  return BigInt(timestamp);
}

/** Returns a time relative to the latest block. */
export const after = (seconds: bigint) => async (ground: Ground) => (await now(ground)) + seconds;
