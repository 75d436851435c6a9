import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOwnFonts } from './fonts';

const folder = mkdtempSync(join(tmpdir(), 'fonts & more '));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the fonts of browser tests', () => {
  it('are those of the npm package and no others', () => {
    vi.stubEnv('FONTCONFIG_FILE', undefined);
    useOwnFonts(folder);
    expect(process.env.FONTCONFIG_FILE).toBe(join(folder, 'fonts.conf'));
    const text = readFileSync(join(folder, 'fonts.conf'), 'utf8');
    expect([...text.matchAll(/<dir>(.*)<\/dir>/g)].map(([, dir]) => dir)).toEqual([
      expect.stringMatching(/dejavu-fonts-ttf\/ttf$/),
    ]);
    expect(text).not.toContain('<include');
    expect(text).toContain('fonts &amp; more');
  });

  it('are those that the environment names', () => {
    vi.stubEnv('FONTCONFIG_FILE', '/other/fonts.conf');
    useOwnFonts(folder);
    expect(process.env.FONTCONFIG_FILE).toBe('/other/fonts.conf');
  });
});
