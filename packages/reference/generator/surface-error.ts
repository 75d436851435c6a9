import { formatProblem, type Problem } from '../model/problem';

/** The surface has problems. The message lists all of them with file, line and hint. */
export class SurfaceError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the surface:\n${problems.map(formatProblem).join('\n')}`);
    this.name = 'SurfaceError';
    this.problems = problems;
  }
}
