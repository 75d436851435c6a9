import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically: a concurrent reader gets the old text or the new one. */
export function replaceFile(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(part, text);
  renameSync(part, file);
}
