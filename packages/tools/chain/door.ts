import type { Problem } from './problems';

/** The methods that are sent to a wallet's node. All of them read; no other ever reaches the wallet. */
const METHODS = [
  'eth_chainId',
  'eth_call',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getBlockByNumber',
  'eth_estimateGas',
] as const;

type ReadMethod = (typeof METHODS)[number];

/** A wallet's provider, as EIP-1193 has it. */
export interface Provider {
  readonly request: (request: { readonly method: string; readonly params?: readonly unknown[] }) => Promise<unknown>;
}

/** An answer of the node, or the problem. */
type Answer = { readonly value: unknown } | Problem;

export interface Door {
  /** Sends a request; never rejects. `signal` stops waiting, because a wallet can't cancel a request. */
  readonly ask: (method: ReadMethod, params: readonly unknown[], signal?: AbortSignal) => Promise<Answer>;
}

/** Number of parallel requests. */
const MOST = 4;
/** Seconds after which a silent wallet is given up. */
const PATIENCE = 20;
const SILENCE = Symbol('silence');

/** The only access to a wallet: lets the methods above through, a few at a time, and deduplicates equal requests. */
export function openDoor(provider: Provider): Door {
  const underWay = new Map<string, Promise<Answer>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < MOST) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const request = async (method: string, params: readonly unknown[]): Promise<Answer> => {
    await enter();
    try {
      return { value: await within(() => provider.request({ method, params })) };
    } catch (error) {
      if (error === SILENCE)
        return {
          problem: `The wallet has not answered for ${PATIENCE} seconds. Check its network.`,
        };
      return await import(/* webpackChunkName: "t-failed" */ './problems').then(
        ({ problemOf }) => problemOf(error),
        () => ({ problem: 'The wallet could not read, and the file that says why did not load.' }),
      );
    } finally {
      leave();
    }
  };

  return {
    ask: async (method, params, signal) => {
      if (!METHODS.includes(method)) return { problem: `${String(method)} does not read. The wallet was not asked.` };
      const key = JSON.stringify([method, params]);
      const asked = underWay.get(key) ?? request(method, params).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return signal === undefined ? asked : Promise.race([asked, cancelled(signal)]);
    },
  };
}

/** A wallet may throw at once, reject, or never answer. */
async function within<Value>(run: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(SILENCE), PATIENCE * 1000);
  });
  try {
    return await Promise.race([run(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

const cancelled = (signal: AbortSignal): Promise<Problem> =>
  new Promise((resolve) => {
    const stop = (): void => resolve({ problem: 'Cancelled.' });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
