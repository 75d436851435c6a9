import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIGHT_OFF, type Part } from '@sdk-docs/light';
import type { Parts } from '../../site/config/budgets';
import type { Build } from './build';

/** The budgets that a build exceeds without a part of packages/light. */
const NEEDED: Readonly<Record<Part, readonly (keyof Parts | 'tools')[]>> = {
  start: ['scripts', 'readable'],
  bodies: ['application', 'chunk', 'started'],
  application: ['application', 'started', 'styles', 'readable', 'tools'],
  styles: ['styles', 'readable'],
  'no-prism': ['application', 'started'],
};

/** The budgets that do not apply to a build, because it notes that it lacks the parts behind them. */
export async function budgetsOff({ folder, files }: Pick<Build, 'folder' | 'files'>) {
  const text = files.has(LIGHT_OFF) ? await readFile(join(folder, LIGHT_OFF), 'utf8') : '';
  const off = (Object.keys(NEEDED) as Part[]).filter((part) => text.split('\n').includes(part));
  return new Set(off.flatMap((part) => NEEDED[part]));
}
