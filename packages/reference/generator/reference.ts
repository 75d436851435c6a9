import { createReference, type Reference } from '../model/reference';
import type { Surface } from '../model/surface';
import { mergeConflicts } from './read/merge-conflicts';
import { readSurface } from './read/surface';
import { SurfaceError } from './surface-error';

type Read = ReturnType<typeof readSurface>;

const reads = new Map<string, Read>();
const references = new WeakMap<Surface, Reference>();

/**
 * Reads `root/surface` and keeps it for `referenceOf`. Reading compiles all contracts and takes seconds, so a process does it once,
 * and again when a watcher reports a change. Nothing else calls `readSurface`.
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

/** The reference of `root/surface` as it was read last; reads it when nobody has. */
export function referenceOf(root: string): Reference {
  const { surface } = reads.get(root) ?? readAgain(root);
  const reference = references.get(surface) ?? createReference(surface);
  references.set(surface, reference);
  return reference;
}
