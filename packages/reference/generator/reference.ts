import { createReference, type Reference } from '../model/reference';
import type { Surface } from '../model/surface';
import { readSurface } from './read/surface';
import { SurfaceError } from './surface-error';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../model/problem';
import { listFiles } from './read/files';

type Read = ReturnType<typeof readSurface>;

const reads = new Map<string, Read>();
const references = new WeakMap<Surface, Reference>();

/**
 * Reads `root/surface` and keeps it for `referenceOf`. Reading compiles all contracts and takes seconds, so a process
 * does it once, and again when a watcher reports a change. Nothing else calls `readSurface`.
 *
 * @throws SurfaceError for a merge conflict
 */
export function readAgain(root: string): Read {
  const conflicts = mergeConflicts(root);
  if (conflicts.length > 0) throw new SurfaceError(conflicts);
  const read = readSurface(root);
  reads.set(root, read);
  return read;
}

/** The reference of `root/surface` as last read; reads it on the first call. */
export function referenceOf(root: string): Reference {
  const { surface } = reads.get(root) ?? readAgain(root);
  const reference = references.get(surface) ?? createReference(surface);
  references.set(surface, reference);
  return reference;
}

/** The first unresolved merge conflict of each file below `root/surface`: each reader would report it differently. */
const mergeConflicts = (root: string): Problem[] =>
  ['.ts', '.sol', '.json'].flatMap((extension) =>
    listFiles(root, 'surface', extension).flatMap((file): Problem[] => {
      const text = readFileSync(join(root, file), 'utf8');
      const at = /^<{7} /m.exec(text)?.index;
      if (at === undefined) return [];
      return [
        {
          rule: 'merge-conflict',
          location: { file, line: text.slice(0, at).split('\n').length },
          message: 'a merge has left both sides here',
          hint: 'keep the right one, delete the lines with <<<<<<<, ======= and >>>>>>>, and compare the facts with the release',
        },
      ];
    }),
  );
