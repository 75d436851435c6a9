import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hex } from 'viem';
import { readExamples, regionAt, type Example } from '@sdk-docs/content/samples/read/example';
import type { Observation, ObservedStep, ObservedTransaction } from '@sdk-docs/reference/model/observation';
import { scenarioFile, scenarioHash } from '@sdk-docs/content/samples/read/observation';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { passTime, timeOf } from '../anvil/node';
import type { Ground, Parameter } from '../ground/ground';
import type { Scenario, Step } from '../steps';
import { changeable, vary } from '../vary';
import { Answers } from './answer';
import { describeSent, reachedFrom, stepChanges, touchedBy } from './describe';
import { movements } from './movements';
import { runProcess, type Sdk } from './process';

/** Reads the scenario of an example; an empty one without a file. */
export async function readScenario(root: string, name: string): Promise<Scenario> {
  const file = join(root, scenarioFile(name));
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { scenario: Scenario }).scenario;
}

/** The result of one run: the part of an observation that another set value could change. */
interface Run {
  readonly transactions: readonly ObservedTransaction[];
  readonly steps: readonly ObservedStep[];
  readonly printed: readonly string[];
  readonly error: string | null;
  readonly contracts: Awaited<ReturnType<typeof touchedBy>>;
  readonly parameters: readonly Parameter[];
  /** Names of the deployed contracts that any call reached, including those of the scenario. */
  readonly reached: ReadonlySet<string>;
}

/**
 * Runs an example with its scenario against the deployed contracts, and restores the chain. Then runs it again with
 * other set values, to find those that its figures depend on.
 *
 * @throws Error when a step of the scenario fails, or an example that must run before this one
 */
export async function observe(root: string, ground: Ground, sdk: Sdk, example: Example): Promise<Observation> {
  const { reached, ...run } = await runOnce(root, ground, sdk, example, null);
  const { transactions, steps, printed, error, contracts, parameters } = run;
  const moving = await movements(
    transactions.length === 0 ? [] : changeable(ground).filter(({ contract }) => reached.has(contract)),
    (values) => runOnce(root, ground, sdk, example, values),
  );
  const names = new Set(contracts.map(({ placed }) => placed));
  const content = {
    example: example.name,
    sha256: example.sha256,
    scenario: scenarioHash(root, example.name),
    package: sdk.name,
    version: sdk.version,
    chain: ground.chain,
    chainId: ground.node.chainId,
    account: testAccount.address,
    contracts: contracts.map(({ placed: _, ...contract }) => contract),
    parameters: parameters.flatMap((parameter) => {
      const moves = moving(parameter);
      return names.has(parameter.contract) || (moves !== null && (moves.after || moves.transactions.length > 0))
        ? [{ ...parameter, contract: ground.nameOf(ground.contract(parameter.contract).address), moves }]
        : [];
    }),
    steps,
    transactions,
    printed,
    error,
  };
  return { ...content, seal: sealOf(content) };
}

/** @param values - set values to change before; an empty list lets the same time pass, null does nothing */
const runOnce = (
  root: string,
  ground: Ground,
  sdk: Sdk,
  example: Example,
  values: readonly Parameter[] | null,
): Promise<Run> =>
  ground.undone(async () => {
    const { node } = ground;
    if (values !== null) await vary(ground, values);
    const start = await height(ground);
    const scenario = await readScenario(root, example.name);
    const steps: ObservedStep[] = [];
    const answers = new Answers(ground);
    const act = async (when: ObservedStep['when'], step: Step): Promise<void> => {
      const block = await height(ground);
      await step.act(ground, { runExample: (name) => runBefore(root, ground, sdk, name) });
      const balances = when === 'before' ? [] : await stepChanges(ground, [block, await height(ground)], answers);
      steps.push({ when, what: step.what, balances });
    };
    for (const step of scenario.before ?? []) await act('before', step);
    const done = new Set<string>();
    const waits = [...(scenario.duringWaits ?? [])];
    const { printed, error } = await runProcess(root, sdk, example, await timeOf(node), {
      line: async (line) => {
        answers.line = line;
        const region = regionAt(example, line) ?? '';
        if (done.has(region)) return;
        done.add(region);
        for (const step of scenario.between?.[region] ?? []) await act('between', step);
      },
      request: (via, method, params) => answers.request(via, method, params),
      wait: async (seconds) => {
        const steps = waits.shift();
        if (steps === undefined) throw new Error(`${example.name} waits, and its scenario has nothing more to do`);
        await passTime(node, seconds);
        for (const step of steps) await act('between', step);
      },
    });
    if (waits.length > 0) throw new Error(`${example.name} ends before its scenario: ${waits.length} waits are left`);
    const transactions = await describeSent(ground, answers);
    for (const step of scenario.after ?? []) await act('after', step);
    const contracts = await touchedBy(ground, answers);
    const addresses = await reachedFrom(ground, start + 1, answers);
    const reached = [...ground.placed.values()].filter(({ address }) => addresses.has(address.toLowerCase()));
    const names = new Set(reached.map(({ name }) => name));
    return { transactions, steps, printed, error, contracts, parameters: [...ground.parameters], reached: names };
  });

async function runBefore(root: string, ground: Ground, sdk: Sdk, name: string): Promise<void> {
  const example = readExamples(root).get(name);
  if (example === undefined) throw new Error(`there is no example ${name}`);
  const answers = new Answers(ground);
  const { error } = await runProcess(root, sdk, example, await timeOf(ground.node), {
    line: () => Promise.resolve(),
    request: (via, method, params) => answers.request(via, method, params),
    wait: () => Promise.reject(new Error(`${name}, which must run before, waits`)),
  });
  if (error !== null) throw new Error(`${name}, which must run before, ends with ${error}`);
}

const height = async ({ node }: Ground): Promise<number> => Number(await node.request<Hex>('eth_blockNumber'));
