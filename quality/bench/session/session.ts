import { align } from '../align';
import { KINDS, type Load } from '../transfers';

/** Pages in the order in which a reader opens them, and the final search. */
export interface Session {
  readonly routes: readonly string[];
  readonly query: string;
}

/** Transfers of one step of a session. `status` is that of the first page; null for every other step. */
export interface Step {
  readonly name: string;
  readonly load: Load;
  readonly status: number | null;
}

/** Bytes of a step, including what it prefetches. */
const bytesOf = ({ load }: Step): number => load.total + load.prefetch;

/** Prints a line per step, and the sum. Bytes, gzip. */
export function table(steps: readonly Step[]): string {
  const rows = steps.map((step) => [
    step.name,
    ...[step.load.requests, ...KINDS.map((kind) => step.load[kind]), step.load.prefetch, bytesOf(step)].map(String),
  ]);
  const total = steps.reduce((bytes, step) => bytes + bytesOf(step), 0);
  return align([
    ['step', 'requests', ...KINDS, 'prefetch', 'bytes'],
    ...rows,
    ['session', ...KINDS.map(() => ''), '', '', String(total)],
  ]);
}

/** One sentence per failure of a session: a missing page, or more bytes than the budget. */
export function problems(steps: readonly Step[], budget: number): string[] {
  const missing = steps.filter(({ status }) => status !== null && status !== 200);
  const total = steps.reduce((bytes, step) => bytes + bytesOf(step), 0);
  return [
    ...missing.map(({ name, status }) => `${name}: the server answered ${status}`),
    ...(total > budget ? [`the session loads ${total} bytes gzip, its budget is ${budget}`] : []),
  ];
}
