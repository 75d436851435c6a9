import { spawn } from 'node:child_process';

/** A program that runs alongside a check. */
export interface Service {
  /** Resolves with the first line of output; rejects when the program exits first. */
  readonly firstLine: () => Promise<string>;
  /** Waits until a condition holds; rejects when the program exits first. */
  readonly until: (is: () => boolean | Promise<boolean>) => Promise<void>;
  /** Waits until an address answers; rejects when the program exits first. */
  readonly answersAt: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function startProcess(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Service {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });
  let hasEnded = false;
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<void>((done) => {
    child.once('error', () => done());
    child.once('exit', () => done());
  }).then(() => void (hasEnded = true));
  const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await is())) {
      if (hasEnded) throw new Error(`${command} ended at once`);
      await new Promise((next) => setTimeout(next, 50));
    }
  };
  return {
    until,
    firstLine: async () => {
      await until(() => printed.includes('\n'));
      return printed.slice(0, printed.indexOf('\n'));
    },
    answersAt: (url) =>
      until(() =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      ),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
