import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs one example in its own process. `window.ethereum` and HTTP both lead to the parent process, the clock is fixed,
 * and there is no network. The file is transpiled alone, so it imports nothing of ours.
 */
interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

interface Waiting {
  readonly line: number | null;
  readonly method: string;
  readonly resolve: (answer: Answer) => void;
}

const now = Number(process.env.RECORDING_TIME) * 1000;
const waiting = new Map<number, Waiting>();
let count = 0;

/** The statement that caused the running code, also after an await or a timer. */
const cause = new AsyncLocalStorage<number>();
/** The running statement; null after the last one. */
let running: number | null = null;

Object.assign(globalThis, {
  recordingLine(line: number): void {
    leaveWaiting();
    running = line;
    cause.enterWith(line);
  },
});

process.on('message', (answer: Answer) => {
  waiting.get(answer.id)?.resolve(answer);
  waiting.delete(answer.id);
});

function ask(via: 'wallet' | 'node', method: string, params: unknown): Promise<Answer> {
  const id = ++count;
  const line = cause.getStore() ?? null;
  // The statement has ended: nothing awaits this request.
  if (line !== running) return leave(line, method);
  return new Promise((resolve) => {
    waiting.set(id, { line, method, resolve });
    process.send?.({ id, via, method, params: params ?? [], line });
  });
}

/** The statement has ended: nothing awaits its unanswered requests. */
function leaveWaiting(): void {
  const [open] = waiting.values();
  if (open !== undefined) void leave(open.line, open.method);
}

/** Ends the process with the position of a promise that nothing awaits. */
function leave(line: number | null, method: string): Promise<never> {
  process.send?.({ floating: { line, method } }, () => process.exit(1));
  return new Promise(() => undefined);
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
leaveWaiting();
running = null;
// Code without an await may send requests in the turns after the last statement.
for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
process.disconnect();
export {};
