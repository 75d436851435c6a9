import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Contract } from '../../model/contract';
import type { Upstream } from '../../model/surface';
import type { Example } from '../read/example';
import type { RecordedRequest, Recording } from '../read/recording';
import { answerCall } from './answers';
import { answer, RECORDING_TIME, TEST_KEY, testAccount, unsupported } from './wallet';

export interface Surroundings {
  readonly root: string;
  readonly upstream: Upstream;
  /** Folder of the built SDK. */
  readonly sdk: string;
  readonly contracts: readonly Contract[];
  /** Chain id of a member of Chain. */
  readonly chainId: (member: string) => number;
}

/** Addresses for environment variables: a fixed one for each, so that a recording can be read. */
export const envAddress = (index: number): string => `0x${(0xc0de00 + index).toString(16).padStart(40, '0')}`;

/**
 * Runs an example in a process of its own and gives what it sent.
 *
 * @throws Error when the example fails, asks for a method without an answer, or takes longer than a minute
 */
export async function execute(surroundings: Surroundings, example: Example): Promise<Recording> {
  const { root, sdk, upstream } = surroundings;
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    mkdirSync(join(folder, 'node_modules', dirname(upstream.package)), { recursive: true });
    symlinkSync(sdk, join(folder, 'node_modules', upstream.package));
    symlinkSync(join(root, 'node_modules/viem'), join(folder, 'node_modules/viem'));
    writeFileSync(join(folder, 'child.js'), transpile(fileURLToPath(new URL('./child.ts', import.meta.url))));
    writeFileSync(join(folder, 'example.js'), transpile(join(root, example.file)));
    const requests = await run(surroundings, example, folder);
    return {
      example: example.name,
      sha256: example.sha256,
      package: upstream.package,
      version: upstream.version,
      chain: example.chain,
      chainId: surroundings.chainId(example.chain),
      account: testAccount.address,
      time: RECORDING_TIME,
      requests,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function transpile(file: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: false };
  return ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions }).outputText;
}

interface Question extends RecordedRequest {
  readonly id: number;
}

function run({ contracts, chainId }: Surroundings, example: Example, folder: string): Promise<RecordedRequest[]> {
  const requests: RecordedRequest[] = [];
  const addresses = Object.fromEntries(Object.keys(example.env).map((name, index) => [name, envAddress(index)]));
  const child = fork(join(folder, 'child.js'), {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      RECORDING_TIME: String(RECORDING_TIME),
      RECORDING_EXAMPLE: './example.js',
      PRIVATE_KEY: TEST_KEY,
      RPC_URL: 'https://rpc.invalid',
      ...addresses,
    },
  });
  let output = '';
  let failure: unknown = null;
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const reply = async ({ id, via, method, params }: Question): Promise<void> => {
    if (unsupported.has(method)) return void child.send({ id, error: { code: -32601, message: 'method not found' } });
    requests.push({ via, method, params });
    try {
      const result =
        method === 'eth_call'
          ? answerCall(contracts, example.answers, params[0] as { data?: `0x${string}` })
          : await answer(chainId(example.chain), method, params, requests.length);
      if (result === undefined) throw new Error(`the recording wallet has no answer to ${method}`);
      child.send({ id, result });
    } catch (error) {
      failure ??= error;
      child.send({ id, error: { code: -32601, message: String(error) } });
    }
  };
  child.on('message', (question: Question) => void reply(question));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill(), 60_000);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (failure !== null) reject(new Error(`${example.file}: ${String(failure)}`));
      else if (code !== 0) reject(new Error(`${example.file} ended with ${String(code ?? signal)}\n${output}`));
      else resolve(requests);
    });
  });
}
