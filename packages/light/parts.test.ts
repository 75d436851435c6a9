import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { light } from './index';
import { LIGHT_OFF, PARTS, partsOf } from './parts';

const names = (asked: string): string[] =>
  light({ shipped: ['react'], components: [] }, asked).themes.map(
    (theme) => ((Array.isArray(theme) ? theme[0] : theme) as { name: string }).name,
  );

describe('the switch', () => {
  it('leaves everything on when it is empty', () => {
    expect(names('')).toHaveLength(5);
    expect(light({ shipped: [], components: [] }, '').ssrTemplate).toContain('text/plain');
    expect([...partsOf(undefined)]).toEqual([...PARTS]);
  });

  it('off removes every part', () => {
    expect(light({ shipped: [], components: [] }, 'off').ssrTemplate).toBeUndefined();
    expect(names('off')).toEqual(['']);
  });

  it('notes in the build which parts are off', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'light-'));
    const note = light({ shipped: [], components: [] }, '-styles,-no-prism').themes.at(-1) as () => Plugin;
    await note().postBuild?.({ outDir: folder } as never);
    expect(readFileSync(join(folder, LIGHT_OFF), 'utf8')).toBe('styles\nno-prism\n');
    rmSync(folder, { recursive: true });
  });

  it.each(PARTS.filter((part) => part !== 'application'))('removes %s', (part) => {
    const without = light({ shipped: ['react'], components: [] }, `-${part}`);
    expect(partsOf(`-${part}`).has(part)).toBe(false);
    // The list of packages only applies to a build with all parts.
    expect(without.themes.at(-2)).toEqual([expect.any(Function), {}]);
    expect(light({ shipped: ['react'], components: [] }, '').themes.at(-1)).toEqual([
      expect.any(Function),
      { shipped: ['react'] },
    ]);
  });

  it('names the part that another part needs', () => {
    expect(() => partsOf('-application')).toThrow(
      /^light\/bodies needs light\/application: .*SITE_LIGHT=-application,-bodies/,
    );
    expect([...partsOf(' -application, -bodies')]).toEqual(['start', 'styles', 'no-prism']);
  });

  it('rejects an unknown part', () => {
    expect(() => partsOf('-style')).toThrow(/SITE_LIGHT holds "-style": write "off", or "-" and one of start, bodies/);
    expect(() => partsOf('styles')).toThrow(/holds "styles"/);
  });
});
