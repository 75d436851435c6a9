import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES } from './example';

/** A JSON-RPC request that an example caused. */
export interface RecordedRequest {
  /** Line of the top-level statement of the example that caused it, from 1. */
  readonly line: number;
  /** Whether it went to the wallet of the browser or to a node over HTTP. */
  readonly via: 'wallet' | 'node';
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What an example sent when it was executed against the real SDK: `examples/recordings/<name>.json`. */
export interface Recording {
  readonly example: string;
  /** SHA-256 of the example's file at that time. */
  readonly sha256: string;
  /** Hash of the recorder that made it (samples/record/recorder.ts). */
  readonly recorder: string;
  readonly package: string;
  readonly version: string;
  readonly chain: string;
  readonly chainId: number;
  /** The account of the recording wallet. Its key is a public test key. */
  readonly account: string;
  /** Unix seconds: the clock stands still during a recording. */
  readonly time: number;
  readonly requests: readonly RecordedRequest[];
  /** Hash over all of it (seal.ts). */
  readonly seal: string;
}

export const recordingFile = (name: string): string => `${EXAMPLES}/recordings/${name}.json`;

/** null when there is none. */
export function readRecording(root: string, name: string): Recording | null {
  const file = join(root, recordingFile(name));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recording) : null;
}
