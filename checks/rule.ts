import type { Build } from './build';

/** A rule looks at the whole build and names what is wrong, one line each: `file: what`. */
export interface Rule {
  readonly name: string;
  readonly check: (build: Build, lists: Lists) => readonly string[] | Promise<readonly string[]>;
}

/** What rules compare the build with. */
interface Lists {
  /** Text of e2e/routes.txt. */
  readonly routes: string;
}
