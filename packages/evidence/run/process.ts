import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { envAddress } from '@sdk-docs/content/samples/read/brought';
import type { Example } from '@sdk-docs/content/samples/read/example';
import { withExampleFolder } from '@sdk-docs/content/samples/record/example-folder';
import { TEST_KEY } from '@sdk-docs/content/samples/record/wallet';
import { NodeError } from '../anvil/node';

/** Handles the example's requests. */
export interface Answering {
  /** A top-level statement is about to run. */
  readonly line: (line: number) => Promise<void>;
  readonly request: (via: 'wallet' | 'node', method: string, params: readonly unknown[]) => Promise<unknown>;
  /** The example waits, a minute or longer. It continues when this resolves. */
  readonly wait: (seconds: number) => Promise<void>;
}

/** How an example ended. */
export interface Ending {
  readonly printed: readonly string[];
  /** The error that ended it; null when it completed. */
  readonly error: string | null;
}

interface Message {
  readonly line?: number;
  readonly id?: number;
  readonly wait?: number;
  readonly via?: 'wallet' | 'node';
  readonly method?: string;
  readonly params?: readonly unknown[];
}

/** The SDK that runs. */
export interface Sdk {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Runs an example's own file with the SDK of a folder. Its requests are answered one after the other.
 *
 * @param time Unix seconds of its fixed clock
 */
export function runProcess(
  root: string,
  sdk: Sdk,
  example: Example,
  time: number,
  answering: Answering,
): Promise<Ending> {
  const child = fileURLToPath(new URL('./child.ts', import.meta.url));
  return withExampleFolder({ root, sdk: sdk.folder, sdkName: sdk.name, child, example }, (folder) =>
    converse(folder, example, time, answering),
  );
}

function converse(folder: string, example: Example, time: number, answering: Answering): Promise<Ending> {
  const addresses = Object.fromEntries(Object.keys(example.env).map((name, index) => [name, envAddress(index)]));
  const child = fork(join(folder, 'child.js'), {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      OBSERVATION_TIME: String(time),
      OBSERVATION_EXAMPLE: './example.js',
      PRIVATE_KEY: TEST_KEY,
      RPC_URL: 'http://127.0.0.1:8545',
      ...addresses,
    },
  });
  let [printed, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const reply = (message: object): void => {
    if (child.connected) child.send(message, () => undefined);
  };
  let broken: unknown = null;
  const handle = async ({ line, id, wait, via = 'node', method = '', params = [] }: Message): Promise<void> => {
    try {
      if (line !== undefined) return await answering.line(line);
      if (wait !== undefined) return reply({ id, result: await answering.wait(wait) });
      reply({ id, result: await answering.request(via, method, params) });
    } catch (error) {
      if (!(error instanceof NodeError)) broken ??= error;
      const { code, message, data } = error as NodeError;
      reply({ id, error: { code, message, data } });
    }
  };
  let queue = Promise.resolve();
  child.on('message', (message: Message) => (queue = queue.then(() => handle(message))));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill(), 120_000);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (broken !== null) return reject(broken as Error);
      if (signal !== null) return reject(new Error(`${example.file} did not end: ${signal}`));
      resolve({ printed: linesOf(printed), error: code === 0 ? null : errorOf(errors) });
    });
  });
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Returns the first line of the error that ended a process of Node: its name and message. */
function errorOf(text: string): string {
  const [first = ''] = text.replace(/^file:[^]*?\n\s*\^+\n\n/, '').split('\n');
  return first.replace(/^\S+ \[(\w+)\]:/, '$1:').trim();
}
