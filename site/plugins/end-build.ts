import { writeSync } from 'node:fs';

/** Writes at once: `process.exit` drops what a stream to a pipe still holds. */
export function say(sentence: string): void {
  writeSync(2, `\n[ERROR] ${sentence}\n`);
}

/** Ends a build with one sentence. */
export function end(sentence: string): never {
  say(sentence);
  process.exit(1);
}
