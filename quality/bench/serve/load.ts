import { Agent, get } from 'node:http';
import type { Target } from './targets';

export interface Outcome {
  /** Number of requests sent; lower than the number of targets when time ran out. */
  readonly requests: number;
  readonly bytes: number;
  /** Milliseconds from the first request to the last answer. */
  readonly time: number;
  /** Error -> how often it occurred. */
  readonly errors: ReadonlyMap<string, number>;
}

/** Requests all targets over `connections` connections at once, for at most `time` milliseconds. */
export async function load(
  site: string,
  all: readonly Target[],
  { connections, time }: { readonly connections: number; readonly time: number },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const errors = new Map<string, number>();
  const start = performance.now();
  const waiting = all.values();
  let [requests, bytes] = [0, 0];
  const reader = async (): Promise<void> => {
    for (const target of waiting) {
      if (performance.now() - start > time) return;
      requests++;
      const { problem, length } = await ask(site, target, agent);
      bytes += length;
      if (problem !== '') errors.set(problem, (errors.get(problem) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  agent.destroy();
  return { requests, bytes, time: performance.now() - start, errors };
}

/** Sends one request; `problem` is empty for a complete answer with the right status. */
function ask(site: string, { path, status }: Target, agent: Agent): Promise<{ problem: string; length: number }> {
  return new Promise((done) => {
    let length = 0;
    const end = (problem: string): void => done({ problem, length });
    get(site + path, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.on('data', (part: Buffer) => (length += part.length));
      response.on('error', ({ message }) => end(message));
      response.on('end', () => {
        if (response.statusCode === status) end(response.complete ? '' : 'a truncated answer');
        else end(`status ${response.statusCode} in place of ${status}`);
      });
    }).on('error', ({ message }) => end(message));
  });
}
