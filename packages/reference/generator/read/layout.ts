import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from '../../model/layout';
import type { Problem } from '../../model/problem';
import { readJson } from './json-rows';

/** Defaults for small surfaces of tests. */
const EMPTY: Layout = {
  name: 'SDK',
  prefix: '',
  about: '',
  client: 'Client',
  helpers: 'ClientHelpers',
  pauses: { access: '', reverts: '' },
  accessManager: '',
  modules: [],
  families: [],
  holdings: [],
  exits: [],
  alike: [],
};

const FILE = 'surface/layout.json';

/** Reads surface/layout.json; a field that is missing or unknown is a problem. */
export function readLayout(root: string, problems: Problem[]): Layout {
  const layout = readJson(root, FILE) as Partial<Layout> | null;
  if (layout === null) return EMPTY;
  const [known, given] = [Object.keys(EMPTY), Object.keys(layout)];
  const differing = [
    ...known.filter((field) => !given.includes(field)).map((field) => `"${field}" is missing`),
    ...given.filter((field) => !known.includes(field)).map((field) => `"${field}" is unknown`),
  ];
  const lines = readFileSync(join(root, FILE), 'utf8').split('\n');
  for (const message of differing) {
    const at = lines.findIndex((line) => line.startsWith(`  ${message.split(' ')[0]}:`));
    const location = { file: FILE, line: Math.max(at, 0) + 1 };
    problems.push({ rule: 'layout', location, message, hint: `the fields are ${known.join(', ')}` });
  }
  return { ...EMPTY, ...layout };
}
