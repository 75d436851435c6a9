import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const load = createRequire(import.meta.url);
const leanData = load('./lean-data.cjs') as (this: { resourcePath: string }, source: string) => string;
const printedStyles = load('./printed-styles.cjs') as (this: object) => string;
const body = load('./body.cjs') as { pitch(this: { resourcePath: string; getOptions(): object }): string };

describe('lean data', () => {
  it('keeps of the configuration what the browser reads', () => {
    const source =
      'export default {"title":"T","plugins":[["x",{"root":"r"}]],"ssrTemplate":"<p>","themeConfig":{"a":1}};';
    const lean = leanData.call({ resourcePath: 'docusaurus.config.mjs' }, `/* generated */\n${source}\n`);
    expect(lean).toBe('export default {"title":"T","themeConfig":{"a":1}};');
  });

  it('keeps no versions of plugins', () => {
    const source = JSON.stringify({ docusaurusVersion: '3', pluginVersions: { a: { version: '1' } } });
    const lean = JSON.parse(leanData.call({ resourcePath: 'site-metadata.json' }, source)) as unknown;
    expect(lean).toEqual({ docusaurusVersion: '3', pluginVersions: {} });
  });

  it('keeps of a version its sidebars, and none of its pages', () => {
    const link = { type: 'link', href: '/a', label: 'A' };
    const hidden = { ...link, unlisted: true };
    const category = {
      type: 'category',
      label: 'C',
      items: [{ ...link, docId: 'a', unlisted: false }, hidden],
      key: 'c',
    };
    const source = JSON.stringify({
      version: { label: 'Next', docsSidebars: { api: [category] }, docs: { a: { title: 'A' } } },
    });
    const lean = JSON.parse(leanData.call({ resourcePath: 'p/version.json' }, source)) as unknown;
    const kept = { type: 'category', label: 'C', items: [link, hidden] };
    expect(lean).toEqual({ version: { label: 'Next', docsSidebars: { api: [kept] }, docs: {} } });
  });
});

describe('printed styles', () => {
  const list = (components: string) =>
    printedStyles.call({ getOptions: () => ({ components }), addContextDependency: () => undefined });

  it('are all sheets of the components', () => {
    const imports = list(join(__dirname, '../../../src/components'));
    expect(imports).toMatch(/^import ".+\/reference\/rows\.module\.css";$/m);
    expect(imports).not.toContain('.tsx');
  });

  it('are missed', () => {
    expect(() => list(__dirname)).toThrow(/no style sheet in/);
  });
});

describe('body', () => {
  const pitch = (isServer: boolean) =>
    body.pitch.call({ resourcePath: '/site/docs/a.mdx', getOptions: () => ({ isServer }) });

  it('is rendered on the server', () => {
    expect(pitch(true)).toContain('export { default } from "/site/docs/a.mdx?whole"');
  });

  it('is no part of the script of the browser', () => {
    expect(pitch(false)).toContain('createElement(PrintedBody');
    expect(pitch(false)).not.toContain('default } from');
  });
});
