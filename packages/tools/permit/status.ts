import type { Reading } from '../compose/composed';
import type { Warning } from '../warnings/warning';
import type { Permit } from './typed-data';

/** The state of a permit in one line. It is ready only without problems. */
export function permitStatus({ problems }: Reading, permit: Permit | null, warnings: readonly Warning[]): string {
  if (permit === null)
    return problems.size === 0
      ? 'The name of the domain is empty'
      : `${problems.size} ${problems.size === 1 ? 'field' : 'fields'} to fill or correct`;
  if (warnings.length === 0) return 'Ready: digest and typed data';
  return `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}: read ${warnings.length === 1 ? 'it' : 'them'} before you sign`;
}
