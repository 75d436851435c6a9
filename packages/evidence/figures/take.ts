import { decodeFunctionResult, toFunctionSignature } from 'viem';
import type { ObservedFigure } from '@sdk-docs/reference/model/observation';
import type { Ground } from '../ground/ground';
import { named, nameIn } from '../provocations/run';
import { resolved } from '../provocations/trial';
import { plain } from '../run/events';
import { takeSteps } from '../steps';
import type { Figure } from './figure';

/**
 * Calls a function once for each amount, each time from the same state, and returns the results.
 *
 * @throws Error when a call fails, or two neighbouring amounts have the same result
 */
export async function take(ground: Ground, figure: Figure): Promise<Omit<ObservedFigure, 'location'>> {
  const [contract = '', name = ''] = figure.what.split('.');
  const { of, unit = null, gives = null, from = 'reader', amounts, call, set = [contract], sets = {}, reads } = figure;
  const tries = [];
  for (const amount of amounts)
    tries.push({ amount: String(amount), result: String(await give(ground, figure, amount)) });
  if (tries[0]?.result === tries[1]?.result) throw new Error(`${of} ${amounts[0]} and ${amounts[1]} give the same`);
  const { args = [], before = [] } = call(amounts[0]);
  const values = await resolved(ground, args);
  return {
    call: `${nameIn(ground, contract)}.${toFunctionSignature(ground.member(contract, name, values))}`,
    from,
    args: named(ground, plain(values)) as unknown[],
    of,
    unit,
    gives,
    reads: reads?.what ?? null,
    before: before.map(({ what }) => what),
    set: { ...valuesOf(ground, contract, set), ...sets },
    tries,
  };
}

/** Returns the values that were set; those of other contracts than the called one are prefixed with its name. */
function valuesOf({ parameters }: Ground, called: string, set: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters
      .filter(({ contract }) => set.includes(contract))
      .map(({ contract, name, value }) => [contract === called ? name : `${contract} ${name}`, value]),
  );
}

const give = (ground: Ground, { what, call, from = 'reader', reads }: Figure, amount: bigint): Promise<bigint> =>
  ground.undone(async () => {
    const [contract = '', name = ''] = what.split('.');
    const { args = [], value = 0n, before = [] } = call(amount);
    await takeSteps(ground, before);
    const values = await resolved(ground, args);
    if (typeof reads?.read === 'function') {
      const held = await reads.read(ground);
      await ground.send(from, contract, name, values, value);
      return (await reads.read(ground)) - held;
    }
    const { address, abi } = ground.contract(contract);
    const sent = { to: address, data: ground.encode(contract, name, values) };
    const data = await ground.simulate(from, sent, value);
    const result = decodeFunctionResult({ abi, functionName: name, args: values, data });
    return (Array.isArray(result) ? result[reads?.read ?? 0] : result) as bigint;
  });
