import {
  decodeFunctionResult,
  encodeFunctionData,
  toFunctionSelector,
  toFunctionSignature,
  type Abi,
  type AbiFunction,
  type Hex,
} from 'viem';
import type { ObservedFigure } from '@sdk-docs/reference/model/observation';
import type { Ground } from '../ground/ground';
import { goBack } from '../anvil/node';
import { named, nameIn } from '../provocations/run';
import { resolve } from '../provocations/trial';
import { plain } from '../run/events';
import type { Figure } from './figure';

/**
 * Calls a function once for each amount, each time on the ground as it was, and returns what it gave.
 *
 * @throws Error when a call fails, or two neighbouring amounts give the same
 */
export async function take(ground: Ground, figure: Figure): Promise<Omit<ObservedFigure, 'location'>> {
  const [contract = '', name = ''] = figure.what.split('.');
  const { of, unit = null, gives = null, from = 'reader', amounts, call, set = [contract], sets = {}, reads } = figure;
  const tries = [];
  for (const amount of amounts)
    tries.push({ amount: String(amount), result: String(await give(ground, figure, amount)) });
  if (tries[0]?.result === tries[1]?.result) throw new Error(`${of} ${amounts[0]} and ${amounts[1]} give the same`);
  const { args = [], before = [] } = call(amounts[0]);
  const values = resolve(ground, args) as readonly unknown[];
  return {
    call: `${nameIn(ground, contract)}.${toFunctionSignature(memberOf(ground, contract, name, figure.types))}`,
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

/** Returns the values of the trial; those of other contracts than the called one with their names in front. */
function valuesOf({ parameters }: Ground, called: string, set: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters
      .filter(({ contract }) => set.includes(contract))
      .map(({ contract, name, value }) => [contract === called ? name : `${contract} ${name}`, value]),
  );
}

async function give(ground: Ground, { what, types, call, from = 'reader', reads }: Figure, amount: bigint) {
  const { request } = ground.node;
  const [contract = '', name = ''] = what.split('.');
  const { args = [], value = 0n, before = [] } = call(amount);
  const state = await request<Hex>('evm_snapshot');
  const forget = ground.remember();
  try {
    for (const step of before) await step.act(ground, { runExample: () => Promise.reject(new Error('no examples')) });
    const abi = [memberOf(ground, contract, name, types)] as Abi;
    const to = ground.contract(contract).address;
    const data = encodeFunctionData({ abi, args: resolve(ground, args) as readonly unknown[] } as never);
    if (typeof reads?.read === 'function') {
      const held = await reads.read(ground);
      await ground.transact(from, to, data, value, what);
      return (await reads.read(ground)) - held;
    }
    const sender = ground.account(from);
    await request('anvil_setBalance', [sender, `0x${(value + 10n ** 21n).toString(16)}`]);
    const sent = { from: sender, to, data, value: `0x${value.toString(16)}`, gas: '0x1c9c380' };
    const result = decodeFunctionResult({ abi, data: await request<Hex>('eth_call', [sent, 'latest']) } as never);
    return (Array.isArray(result) ? result[reads?.read ?? 0] : result) as bigint;
  } finally {
    await goBack(ground.node, state);
    forget();
  }
}

function memberOf(ground: Ground, contract: string, name: string, types: string | undefined): AbiFunction {
  const found = ground
    .contract(contract)
    .abi.find(
      (item): item is AbiFunction =>
        item.type === 'function' &&
        item.name === name &&
        (types === undefined || toFunctionSelector(item) === toFunctionSelector(`${name}(${types})`)),
    );
  if (found === undefined) throw new Error(`${contract} has no ${name}`);
  return found;
}
