import { describe, expect, it } from 'vitest';
import { fullDisk } from './full-disk';

const room = { bavail: 1000, bsize: 4096, blocks: 5000, ffree: 100, files: 200 };
const say = (change: Partial<typeof room>): string | null => fullDisk(['build'], () => ({ ...room, ...change }));

describe('fullDisk', () => {
  it.each([
    ['no bytes', { bavail: 0 }],
    ['fewer bytes than a file needs', { bavail: 255 }],
    ['no names for files', { ffree: 0 }],
  ])('says what to do with %s', (_, change) => {
    expect(say(change)).toMatch(/^The disk of build is full: make room .* and run the same command again\.$/);
  });

  it('says nothing with room, on a disk that counts nothing, and without the folder', () => {
    expect(say({})).toBeNull();
    expect(say({ bavail: 0, blocks: 0, ffree: 0, files: 0 })).toBeNull();
    expect(fullDisk(['no such folder'])).toBeNull();
    expect(fullDisk(['.'])).toBeNull();
  });
});
