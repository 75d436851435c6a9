import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Contract } from '@sdk-docs/reference/model/contract';
import { envAddress } from '../read/brought';
import type { Example } from '../read/example';
import type { RecordedRequest } from '../read/recording';
import { answerCall } from './answers';
import { answer, RECORDING_TIME, TEST_KEY, unsupported } from './wallet';

interface Question extends RecordedRequest {
  readonly id: number;
}

/** A request that arrived after its statement had ended. */
interface Floating {
  readonly floating: { readonly line: number | null; readonly method: string };
}

/**
 * Runs `child.js` and `example.js` of a folder in their own process and answers their requests.
 *
 * @throws Error with the example's name when it fails, sends a request without an answer, does not await a promise, or
 *   takes longer than a minute
 */
export function runExample(
  folder: string,
  example: Example,
  contracts: readonly Contract[],
  chainId: number,
): Promise<RecordedRequest[]> {
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
  // The example may end before its answer arrives. Its exit code then shows why.
  const send = (message: object): void => {
    if (child.connected) child.send(message, () => undefined);
  };
  const reply = async ({ id, via, method, params, line }: Question): Promise<void> => {
    if (unsupported.has(method)) return send({ id, error: { code: -32601, message: 'method not found' } });
    requests.push({ line, via, method, params });
    try {
      const result =
        method === 'eth_call'
          ? answerCall(contracts, example.answers, params[0] as { data?: `0x${string}` })
          : await answer(chainId, method, params, requests.length);
      if (result === undefined) throw new Error(`the recording wallet has no answer to ${method}`);
      send({ id, result });
    } catch (error) {
      failure ??= error;
      send({ id, error: { code: -32601, message: String(error) } });
    }
  };
  child.on('message', (message: Question | Floating) => {
    if ('floating' in message) failure ??= message;
    else void reply(message);
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill(), 60_000);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (failure !== null) reject(new Error(failureText(example, failure)));
      else if (code !== 0) reject(new Error(`${example.file} ended with ${String(code ?? signal)}\n${output}`));
      else resolve(requests);
    });
  });
}

function failureText({ file }: Example, failure: unknown): string {
  if (typeof failure !== 'object' || failure === null || !('floating' in failure)) return `${file}: ${String(failure)}`;
  const { line, method } = (failure as Floating).floating;
  return `${file}:${line ?? 1} no one waits for ${method}, which this statement causes: write await in front of what returns a promise (transact(), approve(), ...)`;
}
