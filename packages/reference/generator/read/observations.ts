import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NotObserved, Observation, Observed } from '../../model/observation';

/** Reads `root/examples/observations`; empty without the folder. */
export function readObservations(root: string): Observed {
  const folder = join(root, 'examples/observations');
  if (!existsSync(folder)) return { done: [], not: [] };
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Observation | NotObserved);
  return {
    done: all.filter((one): one is Observation => !('notObserved' in one)),
    not: all.filter((one): one is NotObserved => 'notObserved' in one),
  };
}
