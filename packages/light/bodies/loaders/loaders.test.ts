import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const load = createRequire(import.meta.url);
const leanData = load('./lean-data.cjs') as (this: { resourcePath: string }, source: string) => string;
const printedStyles = load('./printed-styles.cjs') as (this: object) => string;
const body = load('./body.cjs') as { pitch(this: object): void };
const island = load('./island.cjs') as { pitch(this: object): string };

describe('lean data', () => {
  it('keeps the configuration that the browser reads', () => {
    const source =
      'export default {"title":"T","plugins":[["x",{"root":"r"}]],"ssrTemplate":"<p>","themeConfig":{"a":1}};';
    const lean = leanData.call({ resourcePath: 'docusaurus.config.mjs' }, `/* generated */\n${source}\n`);
    expect(lean).toBe('export default {"title":"T","themeConfig":{"a":1}};');
  });

  it('keeps the sidebars of a version and drops its pages', () => {
    const version = { label: 'Next', docsSidebars: { api: [{ type: 'link', href: '/a' }] } };
    const source = JSON.stringify({ version: { ...version, docs: { a: { title: 'A' } } } });
    const lean = JSON.parse(leanData.call({ resourcePath: 'p/version.json' }, source)) as unknown;
    expect(lean).toEqual({ version: { ...version, docs: {} } });
  });
});

describe('printed styles', () => {
  const list = (components: string) =>
    printedStyles.call({ getOptions: () => ({ components: [components] }), addContextDependency: () => undefined });

  it('imports all style sheets of the components', () => {
    const imports = list(join(__dirname, '../../../../site/src/components'));
    expect(imports).toMatch(/^import ".+\/reference\/rows\.module\.css";$/m);
    expect(imports).not.toContain('.tsx');
  });

  it('fails without any style sheet', () => {
    expect(() => list(__dirname)).toThrow(/no style sheet in/);
  });
});

describe('body', () => {
  const WHOLE = { form: 'whole', islands: [], files: ['/site/a.tsx'] };
  const PRINTED = { form: 'printed', islands: [], files: [] };
  const read: string[] = [];

  const pitch = (form: object, isServer: boolean) =>
    new Promise<string>((done, failed) =>
      body.pitch.call({
        resourcePath: '/site/docs/a.mdx',
        async: () => (error: Error | null, text?: string) => (error ? failed(error) : done(text ?? '')),
        addDependency: (file: string) => void read.push(file),
        getOptions: () => ({ formOf: () => Promise.resolve(form), isServer, islands: '/site/src/islands' }),
      }),
    );

  it('renders on the server, with marked islands', async () => {
    expect(await pitch(WHOLE, true)).toContain('export { default } from "/site/docs/a.mdx?whole"');
    expect(await pitch(PRINTED, true)).toContain('export default printedPage(Page)');
  });

  it('stays out of the script of the browser', async () => {
    const script = await pitch(PRINTED, false);
    expect(script).toContain('createElement(PrintedBody');
    expect(script).not.toMatch(/Page from|Islands/);
  });

  it('renders in the browser when the page is whole', async () => {
    expect(await pitch(WHOLE, false)).toMatch(/import Page from .*createElement\(Frame, null, createElement\(Page/s);
    expect(read).toContain('/site/a.tsx');
  });

  it('imports the loaders of its own islands only', async () => {
    const script = await pitch({ ...PRINTED, islands: ['tabs'] }, false);
    expect(script).toContain('"tabs": () => import(/* webpackChunkName: "island-tabs" */ "/site/src/islands/tabs")');
    expect(script).toContain('createElement(Islands, ');
  });

  it('fails with the reason of the decision', async () => {
    const formOf = () => Promise.reject(new Error('a sentence'));
    const failure = new Promise((done) =>
      body.pitch.call({ resourcePath: '/a.mdx', async: () => done, getOptions: () => ({ formOf }) }),
    );
    expect(await failure).toEqual(new Error('a sentence'));
  });
});

describe('an island on the server', () => {
  it('has a marker with its name', () => {
    const text = island.pitch.call({
      resourcePath: '/site/src/islands/charts/rate.tsx',
      getOptions: () => ({ islands: '/site/src/islands', siteDir: '/site' }),
    });
    expect(text).toContain('from "/site/src/islands/charts/rate.tsx?plain"');
    expect(text).toContain('island("charts/rate", "src/islands/charts/rate.tsx", Component)');
  });
});
