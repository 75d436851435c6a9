import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Hex, RpcTransactionReceipt } from 'viem';
import { getHttpRpcClient } from 'viem/utils';

/** A JSON-RPC error of the node. `data` is the revert data. */
export class NodeError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: Hex | undefined,
  ) {
    super(message);
  }
}

/** A local chain in its own process. */
export interface Node {
  readonly chainId: number;
  /** Its URL. */
  readonly url: string;
  /** Sends one JSON-RPC request. @throws NodeError */
  readonly request: <T = unknown>(method: string, params?: readonly unknown[]) => Promise<T>;
  readonly stop: () => void;
}

/** Foundry's `cast`. @throws Error when it is not installed */
export const castBinary = (): string => foundryBinary('cast');

/** Number of the chain's first block. */
export const FIRST_BLOCK = 24_000_000;

/** Seconds between two blocks, as on Mainnet. */
const BLOCK_TIME = 12;

/**
 * Starts anvil on the loopback interface, on a free port. Everything that could differ between runs is fixed: time,
 * number and base fee of the first block, and the time between blocks.
 *
 * @param time Unix seconds of the first block
 * @throws Error when the binary is missing or does not start
 */
export async function startNode(chainId: number, time: number): Promise<Node> {
  const child = spawn(
    foundryBinary('anvil'),
    [
      ...['--host', '127.0.0.1', '--port', '0', '--chain-id', String(chainId), '--hardfork', 'prague'],
      ...['--timestamp', String(time), '--number', String(FIRST_BLOCK), '--block-base-fee-per-gas', '1000000000'],
      ...['--gas-limit', '60000000', '--disable-code-size-limit', '--auto-impersonate', '--no-request-size-limit'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`anvil ended with ${String(code)}: ${output.trim()}`)));
  });
  const node = { chainId, url, request: connection(url), stop };
  await node.request('anvil_setBlockTimestampInterval', [BLOCK_TIME]);
  return node;
}

function connection(url: string): Node['request'] {
  const rpc = getHttpRpcClient(url, { timeout: 0, maxResponseBodySize: false });
  return async (method, params = []) => {
    const { result, error } = await rpc.request({ body: { method, params } });
    if (error !== undefined) throw new NodeError(error.code, error.message, error.data);
    return result;
  };
}

/** A mined transaction, as the node reports it. */
export type Receipt = RpcTransactionReceipt;

/** Waits for the block of a transaction that was sent. */
export async function mined({ request }: Node, hash: Hex): Promise<Receipt> {
  for (let turn = 0; turn < 2_000; turn++) {
    const receipt = await request<Receipt | null>('eth_getTransactionReceipt', [hash]);
    if (receipt !== null) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`the local chain did not mine ${hash}`);
}

/** Reverts the chain to a snapshot. @throws Error when that fails */
export async function goBack({ request }: Node, snapshot: Hex): Promise<void> {
  if (!(await request<boolean>('evm_revert', [snapshot]))) throw new Error('the local chain did not go back');
}

/** Returns the time of the latest block in Unix seconds. */
export async function timeOf({ request }: Node): Promise<number> {
  return Number((await request<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false])).timestamp);
}

/** Lets time pass and mines a block. Without that, the fixed interval would override the new time. */
export async function passTime(node: Node, seconds: number): Promise<void> {
  const { request } = node;
  const time = (await timeOf(node)) + seconds;
  await request('anvil_removeBlockTimestampInterval');
  await request('evm_setNextBlockTimestamp', [time]);
  await request('evm_mine');
  await request('anvil_setBlockTimestampInterval', [BLOCK_TIME]);
}

/**
 * Returns the path of a program of Foundry. `npm ci` installs the package with the binary for this machine, at the
 * version in package.json; those for other machines are optional and not installed.
 *
 * @throws Error with one sentence when there is none for this machine, or `npm ci` left optional packages out
 */
function foundryBinary(program: 'anvil' | 'cast'): string {
  const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const binary = `@foundry-rs/${program}-${machine}/bin/${program}${process.platform === 'win32' ? '.exe' : ''}`;
  try {
    return createRequire(__filename).resolve(binary);
  } catch (error) {
    throw new Error(
      `${program} is not installed for ${machine}: install it again with optional packages, on a machine that Foundry supports`,
      { cause: error },
    );
  }
}
