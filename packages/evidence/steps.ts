import { parseUnits } from 'viem';
import { passTime } from './anvil/node';
import type { Ground } from './ground/ground';

/** A step around an example, in addition to the example's own transactions. */
export interface Step {
  /** In words, for the observation. */
  readonly what: string;
  readonly act: (ground: Ground, world: World) => Promise<void>;
}

/** What a step may need besides the local chain. */
interface World {
  /** Runs another example, as the reader. @throws Error when it fails */
  readonly runExample: (name: string) => Promise<void>;
}

/** The scenario of an example: `examples/scenarios/<name>.ts` exports it as `scenario`. */
export interface Scenario {
  /** Before the example starts. */
  readonly before?: readonly Step[];
  /** Region -> steps before its first statement. */
  readonly between?: Readonly<Record<string, readonly Step[]>>;
  /** Steps while the example waits a minute or longer: those of the first wait, of the second one, and so on. */
  readonly duringWaits?: readonly (readonly Step[])[];
  /** After the example has ended. */
  readonly after?: readonly Step[];
  /** Why the example cannot be observed. */
  readonly notObserved?: string;
}

/** Arguments of a call, or a function that makes them. */
export type Args = readonly unknown[] | ((ground: Ground) => readonly unknown[] | Promise<readonly unknown[]>);

export const argsOn = async (ground: Ground, args: Args): Promise<readonly unknown[]> =>
  typeof args === 'function' ? args(ground) : args;

/** Runs steps in their order. None of them may run an example. */
export async function takeSteps(ground: Ground, steps: readonly Step[]): Promise<void> {
  const runExample = (): Promise<void> => Promise.reject(new Error('this step cannot run an example here'));
  for (const step of steps) await step.act(ground, { runExample });
}

/** Names who acts in a step. */
const who = (name: string): string =>
  name === 'reader' ? 'the account' : name === 'others' ? 'another account' : name;

/** The bank sends a token of the SDK's tables to an account; the amount is in whole tokens. */
export const give = (token: string, amount: string, to = 'reader'): Step => ({
  what: `${who(to)} gets ${amount} ${token}`,
  act: async (ground) => {
    const { name } = ground.at(ground.token(token));
    const decimals = await ground.read<number>(name, 'decimals');
    await ground.send('bank', name, 'transfer', [ground.account(to), parseUnits(amount, decimals)]);
  },
});

/** An account calls a deployed contract. */
export const call = (
  from: string,
  contract: string,
  functionName: string,
  args: Args = [],
  { what = `${who(from)} calls ${contract}.${functionName}`, value = 0n, times = 1 } = {},
): Step => ({
  what,
  act: async (ground) => {
    for (let turn = 0; turn < times; turn++)
      await ground.send(from, contract, functionName, await argsOn(ground, args), value);
  },
});

/** Another example runs first. */
export const run = (example: string): Step => ({
  what: `the example ${example} has run`,
  act: (_, { runExample }) => runExample(example),
});

const passes = (count: number, unit: string): string => (count === 1 ? `1 ${unit} passes` : `${count} ${unit}s pass`);

/** Time passes. */
export const wait = (days: number): Step => ({
  what: days < 1 ? passes(days * 24, 'hour') : passes(days, 'day'),
  act: ({ node }) => passTime(node, Math.round(days * 86_400)),
});
