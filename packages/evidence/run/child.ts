/**
 * Runs one example in its own process. `window.ethereum` and HTTP both lead to the parent process, and the clock is
 * fixed. Unlike the recorder's child it passes on revert data, and reports which line is about to run and how long the
 * example waits.
 */
interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: string };
}

const now = Number(process.env.OBSERVATION_TIME) * 1000;
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
  constructor(...values: [] | ConstructorParameters<DateConstructor>) {
    // The type has no constructor that takes any number of values.
    super(...((values.length === 0 ? [now] : values) as [number]));
  }
  static override now(): number {
    return now;
  }
} as DateConstructor;

/** Milliseconds. A wait of this length is for other accounts; shorter ones are polls of viem. */
const LONG = 60_000;
/** Milliseconds until a long wait is reported: a request's timeout is cleared before. */
const GRACE = 2_000;
const realTimeout = globalThis.setTimeout;
globalThis.setTimeout = ((run: () => void, delay = 0) => {
  if (delay < LONG) return realTimeout(run, delay);
  return realTimeout(() => {
    const id = ++count;
    waiting.set(id, ({ error }) => (error === undefined ? run() : process.exit(1)));
    process.send?.({ id, wait: delay / 1000 });
  }, GRACE);
}) as typeof setTimeout;

const ethereum = {
  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const { result, error } = await ask('wallet', method, params);
    if (error) throw Object.assign(new Error(error.message), { code: error.code, data: error.data });
    return result;
  },
  on: () => undefined,
  removeListener: () => undefined,
};
Object.assign(globalThis, {
  window: { ethereum },
  recordingLine: (line: number): void => void process.send?.({ line }),
});

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

await import(process.env.OBSERVATION_EXAMPLE ?? '');
process.disconnect();
export {};
