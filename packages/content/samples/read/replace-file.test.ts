import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from './replace-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file in a folder that is not there yet is written, then replaced, and nothing else stays', () => {
  const file = join(folder, 'cache', 'a.json');
  replaceFile(file, 'old');
  replaceFile(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(join(folder, 'cache'))).toEqual(['a.json']);
});
