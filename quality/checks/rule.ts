import type { Build } from './build';

/** A rule checks the whole build and returns its problems, one line each: `file: problem`. */
export interface Rule {
  readonly name: string;
  readonly check: (build: Build, lists: Lists) => readonly string[] | Promise<readonly string[]>;
}

/** Lists to compare the build with. */
interface Lists {
  /** Text of site/routes.txt. */
  readonly routes: string;
}
