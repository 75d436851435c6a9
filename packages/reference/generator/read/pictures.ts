import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../../model/pictures';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

const FOLDER = 'surface/pictures';
const required = ['name', 'kind', 'title', 'nodes', 'arrows', 'sources', 'certainty'] as const;

/** Reads surface/pictures: life cycles, maps and ways, a file for each family of contracts. */
export function readPictures(root: string, problems: Problem[]): readonly Picture[] {
  if (!existsSync(join(root, FOLDER))) return [];
  return readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => readRows<Picture>(root, `${FOLDER}/${file}`, 'pictures', { required }, problems));
}
