import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES } from './example';

/** A JSON-RPC request of an example. */
export interface RecordedRequest {
  /** Line of the top-level statement that caused it, from 1. */
  readonly line: number;
  /** Its receiver: the browser's wallet, or a node over HTTP. */
  readonly via: 'wallet' | 'node';
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The requests that an example sent when it was executed with the real SDK: `examples/recordings/<name>.json`. */
export interface Recording {
  readonly example: string;
  /** SHA-256 of the example's file at that time. */
  readonly sha256: string;
  /** Hash of the recorder that made it (packages/content/samples/record/recorder.ts). */
  readonly recorder: string;
  readonly package: string;
  readonly version: string;
  readonly chain: string;
  readonly chainId: number;
  /** The account of the recording wallet, whose key is a public test key. */
  readonly account: string;
  /** Unix seconds: the clock is fixed during a recording. */
  readonly time: number;
  readonly requests: readonly RecordedRequest[];
  /** Hash of the whole recording (seal.ts). */
  readonly seal: string;
}

export const recordingFile = (name: string): string => `${EXAMPLES}/recordings/${name}.json`;

/** Reads a recording; null without one. */
export function readRecording(root: string, name: string): Recording | null {
  const file = join(root, recordingFile(name));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recording) : null;
}
