import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const load = createRequire(import.meta.url);
const leanData = load('./lean-data.cjs') as (this: { resourcePath: string }, source: string) => string;
const withBody = load('./with-body.cjs') as (source: string) => string;
const body = load('./body.cjs') as { pitch(this: { resourcePath: string; getOptions(): object }): string };

describe('lean data', () => {
  it('keeps of the configuration what the browser reads', () => {
    const source =
      'export default {"title":"T","plugins":[["x",{"root":"r"}]],"ssrTemplate":"<p>","themeConfig":{"a":1}};';
    const lean = leanData.call({ resourcePath: 'docusaurus.config.mjs' }, `/* generated */\n${source}\n`);
    expect(lean).toBe('export default {"title":"T","themeConfig":{"a":1}};');
  });

  it('keeps of a version its sidebars, and none of its pages', () => {
    const source = JSON.stringify({
      version: { label: 'Next', docsSidebars: { api: [] }, docs: { a: { title: 'A' } } },
    });
    const lean = JSON.parse(leanData.call({ resourcePath: 'p/version.json' }, source)) as unknown;
    expect(lean).toEqual({ version: { label: 'Next', docsSidebars: { api: [] }, docs: {} } });
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

  it('is there before its page is given out', () => {
    const entry = (path: string) => `"a":[() => import(/* webpackChunkName: "a" */ "${path}"), "${path}"],`;
    const table = withBody(entry('@site/docs/a.mdx') + entry('@theme/DocItem'));
    expect(table).toContain('"@site/docs/a.mdx").then(withBody),');
    expect(table).toContain('"@theme/DocItem"),');
    expect(() => withBody(entry('@theme/DocItem'))).toThrow(/names no page/);
  });
});
