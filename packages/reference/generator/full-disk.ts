import { statfsSync, type StatsFs } from 'node:fs';

/** A file that does not fit leaves less than this: what fits of it is written. */
const FULL_BYTES = 2 ** 20;

type Room = Pick<StatsFs, 'bavail' | 'bsize' | 'blocks' | 'ffree' | 'files'>;

/**
 * Says what to do when the disk of one of these folders has no room, and null when all have some or are not there. For a
 * command that failed: what it throws is often an error of another program with this one somewhere inside.
 */
export function fullDisk(folders: readonly string[], roomOf: (folder: string) => Room = statfsSync): string | null {
  const full = folders.find((folder) => {
    try {
      const { bavail, bsize, blocks, ffree, files } = roomOf(folder);
      return (blocks > 0 && bavail * bsize < FULL_BYTES) || (files > 0 && ffree === 0);
    } catch {
      return false;
    }
  });
  if (full === undefined) return null;
  return `The disk of ${full} is full: make room (a build takes 300 MB, most of it in node_modules/.cache) and run the same command again.`;
}
