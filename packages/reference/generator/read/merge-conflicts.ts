import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../model/problem';
import { listFiles } from './files';

/** The first conflict of each file below `root/surface` that a merge has left open: each reader would say it in another way. */
export const mergeConflicts = (root: string): Problem[] =>
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
