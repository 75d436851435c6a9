import { statfsSync, type StatsFs } from 'node:fs';

/** A full disk has less room than this: whatever still fits is written. */
const FULL_BYTES = 2 ** 20;

type Room = Pick<StatsFs, 'bavail' | 'bsize' | 'blocks' | 'ffree' | 'files'>;

/**
 * Returns what to do when a disk of these folders is full; null when all have room or don't exist. For a failed
 * command: its error often comes from another program, with the cause somewhere inside.
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
