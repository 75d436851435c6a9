import type { Warning } from '../warnings/warning';
import type { CallNode } from './explain';

/** Every warning of a call and its inner calls. */
export const allWarnings = ({ warnings, inner }: CallNode): readonly Warning[] => [
  ...warnings,
  ...inner.flatMap(allWarnings),
];
