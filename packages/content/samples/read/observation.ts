import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NotObserved, Observation } from '@sdk-docs/reference/model/observation';
import { EXAMPLES } from './example';

export const observationFile = (name: string): string => `${EXAMPLES}/observations/${name}.json`;
export const scenarioFile = (name: string): string => `${EXAMPLES}/scenarios/${name}.ts`;

/** Reads an observation, or the reason why there is none; null when the example was never run. */
export function readObserved(root: string, name: string): Observation | NotObserved | null {
  const file = join(root, observationFile(name));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Observation | NotObserved) : null;
}

/** Reads an observation; null without one. */
export function readObservation(root: string, name: string): Observation | null {
  const found = readObserved(root, name);
  return found === null || 'notObserved' in found ? null : found;
}

/** SHA-256 of an example's scenario; null without one. */
export function scenarioHash(root: string, name: string): string | null {
  const file = join(root, scenarioFile(name));
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
}
