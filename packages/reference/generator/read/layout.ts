import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from '../../model/layout';

/** What small surfaces of tests have. */
const EMPTY: Layout = {
  name: 'SDK',
  prefix: '',
  about: '',
  client: 'Client',
  helpers: 'ClientHelpers',
  pauses: { access: '', reverts: '' },
  modules: [],
  families: [],
  holdings: [],
  exits: [],
  alike: [],
};

/** Reads surface/layout.json. */
export function readLayout(root: string): Layout {
  const file = join(root, 'surface/layout.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Layout) : EMPTY;
}
