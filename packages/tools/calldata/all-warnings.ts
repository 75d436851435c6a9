import type { Warning } from '../warnings/warning';
import type { CallNode } from './explain';

/** Every warning of a call and of the calls inside of it. */
export const allWarnings = ({ warnings, inner }: CallNode): readonly Warning[] => [
  ...warnings,
  ...inner.flatMap(allWarnings),
];
