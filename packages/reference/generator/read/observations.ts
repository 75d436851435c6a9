import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NotObserved, Observation, Observed } from '../../model/observation';
import { listFiles } from './files';

/** Reads `root/examples/observations`; empty without the folder. */
export function readObservations(root: string): Observed {
  const all = listFiles(root, 'examples/observations', '.json').map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Observation | NotObserved,
  );
  return {
    done: all.filter((one): one is Observation => !('notObserved' in one)),
    not: all.filter((one): one is NotObserved => 'notObserved' in one),
  };
}
