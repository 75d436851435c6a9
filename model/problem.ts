import type { Location } from './doc';

/** Something wrong in the surface. All of them are collected and thrown once. */
export interface Problem {
  /** Name of the check, for example "dangling-link". */
  readonly rule: string;
  readonly location: Location;
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** `file:line rule: message (hint)`, one line. */
export function formatProblem({ rule, location, message, hint }: Problem): string {
  return `${location.file}:${location.line} ${rule}: ${message}\n    hint: ${hint}`;
}
