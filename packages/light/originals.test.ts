import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedOriginals, PACKAGES, STAND_INS, THEME_PARTS } from './originals';

const root = join(__dirname, '../..');
let packages = '';
beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'originals-'));
  mkdirSync(join(packages, 'a'));
  writeFileSync(join(packages, 'a/index.js'), 'export default 1;');
});
afterEach(() => rmSync(packages, { recursive: true }));

describe('replaced modules', () => {
  it('are unchanged, and their replacements exist', () => {
    const all = [...STAND_INS, ...THEME_PARTS];
    expect(changedOriginals(PACKAGES, all)).toEqual([]);
    expect(all.filter(({ by }) => !existsSync(join(root, by)))).toEqual([]);
  });

  it('are rejected once they change or disappear', () => {
    const replaced = { module: 'a/index.js', by: 'src/theme/A.tsx', written: '0123456789abcdef' };
    const [problem = ''] = changedOriginals(packages, [replaced]);
    expect(problem).toMatch(/^a\/index\.js is [0-9a-f]{16}, but src\/theme\/A\.tsx was written for 0123456789abcdef/);
    const written = /is ([0-9a-f]+)/.exec(problem)?.[1] ?? '';
    expect(changedOriginals(packages, [{ ...replaced, written }])).toEqual([]);
    writeFileSync(join(packages, 'a/index.js'), 'export default 2;');
    expect(changedOriginals(packages, [{ ...replaced, written }])).toHaveLength(1);
    expect(changedOriginals(packages, [{ ...replaced, module: 'b.js' }])).toEqual([
      expect.stringMatching(/^b\.js is gone/),
    ]);
  });

  it('of the theme are all listed', () => {
    const theme = join(PACKAGES, '@docusaurus/theme-classic/lib/theme');
    const own = [
      'packages/light/application',
      'packages/light/bodies',
      'packages/light/app-root',
      'packages/search',
      'site/src',
    ].flatMap((folder) =>
      readdirSync(join(root, folder, 'theme'), { recursive: true }).map((file) => ({ folder, file: String(file) })),
    );
    const replacing = own.filter(
      ({ file }) => /\.tsx?$/.test(file) && existsSync(join(theme, file.replace(/\.tsx?$/, '.js'))),
    );
    expect(replacing.length).toBeGreaterThan(10);
    const listed = new Set(THEME_PARTS.map(({ by }) => by));
    expect(replacing.map(({ folder, file }) => `${folder}/theme/${file}`).filter((file) => !listed.has(file))).toEqual(
      [],
    );
  });
});
