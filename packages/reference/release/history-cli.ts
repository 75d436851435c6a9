import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upstream } from '../model/surface';
import { historyOf, type Release } from './history';
import { itemsOf } from './items';
import { readPackage } from './read-package';

/** Earlier releases contain no Solidity-shaped ABIs. */
const FIRST = '1.7.2';
const FILE = 'surface/history.json';

/**
 * `npm run surface:history -- <folder>`: writes surface/history.json from the tags of a clone of the SDK's repository.
 */
function main([repository]: readonly string[]): void {
  if (repository === undefined) throw new Error('name the folder of a copy of the SDK repository, with its tags');
  const { version } = JSON.parse(readFileSync('surface/upstream.json', 'utf8')) as Upstream;
  const tags = git(repository, 'tag')
    .split('\n')
    .filter((tag) => /^\d+\.\d+\.\d+$/.test(tag));
  const order = new Intl.Collator('en', { numeric: true });
  const wanted = tags.filter((tag) => order.compare(tag, FIRST) >= 0 && order.compare(tag, version) <= 0);
  const history = historyOf(wanted.sort(order.compare).map((tag) => readTag(repository, tag)));
  writeFileSync(FILE, `${JSON.stringify(history, null, 1)}\n`);
  console.log(`${FILE}: ${history.steps.length} releases after ${history.first}`);
}

const git = (repository: string, ...words: string[]): string =>
  execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

function readTag(repository: string, tag: string): Release {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-release-'));
  try {
    const archive = join(folder, 'release.tar');
    git(repository, 'archive', '--output', archive, tag, 'lib', 'package.json');
    execFileSync('tar', ['-x', '-f', archive, '-C', folder]);
    return {
      version: tag,
      date: git(repository, 'log', '-1', '--format=%cI', tag),
      items: itemsOf(readPackage(folder)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main(process.argv.slice(2));
