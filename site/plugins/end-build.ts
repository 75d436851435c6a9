import { writeSync } from 'node:fs';

/** Writes synchronously: `process.exit` drops what a stream to a pipe still buffers. */
export function say(sentence: string): void {
  writeSync(2, `\n[ERROR] ${sentence}\n`);
}

/** Ends a build with one sentence. */
export function end(sentence: string): never {
  say(sentence);
  process.exit(1);
}
