/**
 * Runs one example in a process of its own, in surroundings made of nothing but the recording wallet: `window.ethereum`
 * and HTTP both lead to the parent process, the clock stands still, and there is no network. It is transpiled alone,
 * so it imports nothing of ours.
 */
interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

const now = Number(process.env.RECORDING_TIME) * 1000;
const waiting = new Map<number, (answer: Answer) => void>();
let count = 0;

process.on('message', (answer: Answer) => {
  waiting.get(answer.id)?.(answer);
  waiting.delete(answer.id);
});

function ask(via: 'wallet' | 'node', method: string, params: unknown): Promise<Answer> {
  const id = ++count;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    process.send?.({ id, via, method, params: params ?? [] });
  });
}

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...values: [] | [number | string]) {
    super(values[0] ?? now);
  }
  static override now(): number {
    return now;
  }
} as DateConstructor;

const ethereum = {
  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const { result, error } = await ask('wallet', method, params);
    if (error) throw Object.assign(new Error(error.message), { code: error.code });
    return result;
  },
  on: () => undefined,
  removeListener: () => undefined,
};
Object.assign(globalThis, { window: { ethereum } });

globalThis.fetch = async (_url, init) => {
  const body = JSON.parse(String(init?.body)) as RpcBody | RpcBody[];
  const answer = async ({ id, method, params }: RpcBody) => ({
    jsonrpc: '2.0',
    ...(await ask('node', method, params)),
    id,
  });
  const answers = Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body);
  return new Response(JSON.stringify(answers), { headers: { 'content-type': 'application/json' } });
};

interface RpcBody {
  readonly id: number;
  readonly method: string;
  readonly params?: unknown;
}

await import(process.env.RECORDING_EXAMPLE ?? '');
process.disconnect();
export {};
