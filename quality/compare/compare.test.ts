import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differences } from './differences';
import { listBuild, readInventory } from './inventory';

let folder = '';
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
  mkdirSync(join(folder, 'guides'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the inventory of a build', () => {
  it('has the plain and the compressed size of each file', () => {
    put('guides/index.html', '<p>long</p>');
    put('guides/index.html.br', 'short');
    put('guides/index.html.gz', 'shorter');
    put('icon.png', '123');
    expect(listBuild(folder)).toEqual({ files: { 'guides/index.html': [11, 5], 'icon.png': [3, 3] } });
  });

  it('is refused for a folder without delivered pages', () => {
    put('index.html', '<p>');
    expect(() => listBuild(folder)).toThrow('run npm run build && npm run deliver first');
    expect(() => listBuild(join(folder, 'none'))).toThrow('run npm run build && npm run deliver first');
  });

  it.each([
    ['a list', '[]', 'is not an inventory'],
    ['nothing', '{}', 'is not an inventory'],
    ['Markdown in a path', '{"files":{"[x](https://y)":[1,1]}}', 'is not the path of a built file'],
    ['a code span that ends', '{"files":{"a`b":[1,1]}}', 'is not the path of a built file'],
    ['an empty line', '{"files":{"a\\n":[1,1]}}', 'is not the path of a built file'],
    ['text for a size', '{"files":{"a.html":["1",1]}}', 'needs two sizes'],
    ['one size', '{"files":{"a.html":[1]}}', 'needs two sizes'],
    ['a negative size', '{"files":{"a.html":[-1,1]}}', 'needs two sizes'],
  ])('is refused when it has %s', (_, text, message) => {
    put('inventory.json', text);
    expect(() => readInventory(join(folder, 'inventory.json'))).toThrow(message);
  });
});

describe('what differs between two builds', () => {
  const before = {
    files: {
      'index.html': [100, 50],
      'old.html': [10, 9],
      'guides/index.html': [30, 20],
      'assets/js/main.aaaa.js': [500, 200],
    },
  } as const;
  const after = {
    files: {
      'index.html': [90, 50],
      'new.html': [12, 10],
      'guides/index.html': [30, 20],
      'assets/js/main.bbbb.js': [1600, 200],
    },
  } as const;

  it('names routes that come, go and change, and the bytes of each kind', () => {
    const text = differences(after, before);
    expect(text).toContain('3 routes: 1 new, 1 gone, 1 of another size');
    expect(text).toContain('| pages | 3 | 132 (−8) | 80 (+1) |');
    expect(text).toContain('| scripts | 1 | 1,600 (+1,100) | 200 |');
    expect(text).toContain('**New routes**\n\n- `/new`\n');
    expect(text).toContain('**Routes that are gone: each needs a redirect**\n\n- `/old`\n');
    expect(text).toContain('- `/`: 90 (−10) bytes, 50 as brotli');
    expect(text).not.toContain('`/guides/`');
  });

  it('says when nothing differs, and when there is nothing to compare with', () => {
    expect(differences(before, before)).toContain('3 routes: 0 new, 0 gone, 0 of another size');
    expect(differences(before, before)).not.toContain('**');
    expect(differences(before)).toContain('There is no published build to compare with. This one has 3 routes.');
  });

  it('shows 20 rows of a list', () => {
    const many = Object.fromEntries(Array.from({ length: 23 }, (_, at) => [`p${at}.html`, [1, 1] as const]));
    const text = differences({ files: { ...before.files, ...many } }, before);
    expect(text.match(/^- `/gm)).toHaveLength(20);
    expect(text).toContain('- and 3 more');
  });
});
