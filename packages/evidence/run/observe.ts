import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hex } from 'viem';
import { readExamples, regionAt, type Example } from '@sdk-docs/content/samples/read/example';
import type { Observation, ObservedStep } from '@sdk-docs/reference/model/observation';
import { scenarioFile, scenarioHash } from '@sdk-docs/content/samples/read/observation';
import { sealOf } from '@sdk-docs/content/samples/read/seal';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import { goBack, passTime } from '../anvil/node';
import type { Ground } from '../ground/ground';
import type { Scenario, Step } from '../steps';
import { Answers } from './answer';
import { describeSent, stepChanges, touchedBy } from './describe';
import { runProcess } from './process';

/** The SDK that runs. */
export interface Sdk {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

/** Reads the scenario of an example; an empty one without a file. */
export async function readScenario(root: string, name: string): Promise<Scenario> {
  const file = join(root, scenarioFile(name));
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { scenario: Scenario }).scenario;
}

/**
 * Runs an example against the contracts on the ground, with its scenario around it, and leaves the ground as it was.
 *
 * @throws Error when a step of the scenario fails, or an example that must run before this one
 */
export async function observe(root: string, ground: Ground, sdk: Sdk, example: Example): Promise<Observation> {
  const { node } = ground;
  const state = await node.request<Hex>('evm_snapshot');
  const forget = ground.remember();
  try {
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
    const { printed, error } = await runProcess(
      { root, sdk: sdk.folder, sdkName: sdk.name },
      example,
      await now(ground),
      {
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
      },
    );
    if (waits.length > 0) throw new Error(`${example.name} ends before its scenario: ${waits.length} waits are left`);
    const transactions = await describeSent(ground, answers);
    for (const step of scenario.after ?? []) await act('after', step);
    const contracts = await touchedBy(ground, answers);
    const names = new Set(contracts.map(({ placed }) => placed));
    const content = {
      example: example.name,
      sha256: example.sha256,
      scenario: scenarioHash(root, example.name),
      package: sdk.name,
      version: sdk.version,
      chain: ground.chain,
      chainId: node.chainId,
      account: testAccount.address,
      contracts: contracts.map(({ placed: _, ...contract }) => contract),
      parameters: ground.parameters
        .filter(({ contract }) => names.has(contract))
        .map((parameter) => ({ ...parameter, contract: ground.nameOf(ground.contract(parameter.contract).address) })),
      steps,
      transactions,
      printed,
      error,
    };
    return { ...content, seal: sealOf(content) };
  } finally {
    await goBack(node, state);
    forget();
  }
}

async function runBefore(root: string, ground: Ground, sdk: Sdk, name: string): Promise<void> {
  const example = readExamples(root).get(name);
  if (example === undefined) throw new Error(`there is no example ${name}`);
  const answers = new Answers(ground);
  const { error } = await runProcess({ root, sdk: sdk.folder, sdkName: sdk.name }, example, await now(ground), {
    line: () => Promise.resolve(),
    request: (via, method, params) => answers.request(via, method, params),
    wait: () => Promise.reject(new Error(`${name}, which must run before, waits`)),
  });
  if (error !== null) throw new Error(`${name}, which must run before, ends with ${error}`);
}

const height = async ({ node }: Ground): Promise<number> => Number(await node.request<Hex>('eth_blockNumber'));

async function now({ node }: Ground): Promise<number> {
  return Number((await node.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false])).timestamp);
}
