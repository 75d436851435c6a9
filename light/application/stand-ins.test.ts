import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedModules, shownComponents, STAND_INS, type StandIn } from './stand-ins';

let packages = '';
beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'stand-ins-'));
  mkdirSync(join(packages, 'a'));
  writeFileSync(join(packages, 'a/index.js'), 'export default 1;');
});
afterEach(() => rmSync(packages, { recursive: true }));

describe('stand-ins', () => {
  const [standIn] = [{ module: 'a/index.js', by: 'a.ts', written: '0123456789abcdef' }] satisfies [StandIn];

  it('were written for the modules that are installed', () => {
    expect(changedModules(join(__dirname, '../../node_modules'))).toEqual([]);
  });

  it('are refused for a module that has changed', () => {
    const [problem = ''] = changedModules(packages, [standIn]);
    expect(problem).toMatch(/^a\/index\.js is [0-9a-f]{16}, but client\/a\.ts was written for 0123456789abcdef/);
    const found = /is ([0-9a-f]+)/.exec(problem)?.[1] ?? '';
    expect(changedModules(packages, [{ ...standIn, written: found }])).toEqual([]);
    writeFileSync(join(packages, 'a/index.js'), 'export default 2;');
    expect(changedModules(packages, [{ ...standIn, written: found }])).toHaveLength(1);
  });

  const hidden = STAND_INS.filter(({ by }) => by === 'nothing.ts');

  it('for components that are never shown say how to see one', () => {
    expect(hidden.length).toBeGreaterThan(0);
    for (const { module, prints } of hidden) expect(prints, module).toBeInstanceOf(RegExp);
  });

  it.each([
    ['<div class="theme-doc-version-banner alert">', 'DocVersionBanner'],
    ['<span class="theme-doc-version-badge badge">', 'DocVersionBadge'],
    ['<footer class="theme-doc-footer docusaurus-mt-lg">', 'DocItem/Footer'],
    ['<div class="theme-unlisted-banner">', 'ContentVisibility'],
  ])('are seen missing on a page with %s', (html, component) => {
    expect(shownComponents(html)).toEqual([`@docusaurus/theme-classic/lib/theme/${component}/index.js`]);
    expect(shownComponents('<main>')).toEqual([]);
  });
});
