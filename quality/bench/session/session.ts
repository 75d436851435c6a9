import { align } from '../align';
import { KINDS, type Load } from '../transfers';

/** Pages in the order in which a reader opens them, and what the reader then searches for. */
export interface Session {
  readonly routes: readonly string[];
  readonly query: string;
}

/** What one step of a session loaded. `status` is that of the first page; null for every other step. */
export interface Step {
  readonly name: string;
  readonly load: Load;
  readonly status: number | null;
}

/** Bytes of a step, with what it loads ahead. */
const bytesOf = ({ load }: Step): number => load.total + load.prefetch;

/** Prints a line a step, and the sum. Bytes, gzip. */
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

/** One sentence for each way in which a session fails: a page that is not there, or more bytes than the budget. */
export function problems(steps: readonly Step[], budget: number): string[] {
  const missing = steps.filter(({ status }) => status !== null && status !== 200);
  const total = steps.reduce((bytes, step) => bytes + bytesOf(step), 0);
  return [
    ...missing.map(({ name, status }) => `${name}: the server answered ${status}`),
    ...(total > budget ? [`the session loads ${total} bytes gzip, its budget is ${budget}`] : []),
  ];
}
