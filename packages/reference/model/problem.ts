import type { Location } from './doc';

/** A mistake in the surface. All problems are collected and thrown once. */
export interface Problem {
  /** Name of the check, for example "dangling-link". */
  readonly rule: string;
  readonly location: Location;
  readonly message: string;
  /** How to fix it. */
  readonly hint: string;
}

/** `file:line rule: message (hint)`, one line. */
export function formatProblem({ rule, location, message, hint }: Problem): string {
  return `${location.file}:${location.line} ${rule}: ${message}\n    hint: ${hint}`;
}
