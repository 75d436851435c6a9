import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ParseMdx } from './inspect-mdx';
import { PageForms } from './page-form';

const parseMdx = createRequire(import.meta.url)('./parse-mdx.cjs') as ParseMdx;
let siteDir = '';

const COMPONENTS = {
  'src/components/row.tsx': `
    import Link from '@docusaurus/Link';
    import useBrokenLinks from '@docusaurus/useBrokenLinks';
    import { Fragment, type ReactNode } from 'react';
    import { split } from '@site/model/split';
    import styles from './row.module.css';
    interface Props { readonly onClick?: string; readonly children: ReactNode }
    export function Row({ children }: Props) {
      useBrokenLinks().collectAnchor('a');
      return <Fragment><Link to="/a" className={styles.row}>{split('a')}</Link>{children}</Fragment>;
    }`,
  'model/split.ts': `export const split = (text: string) => text.split('');`,
  'src/components/code.tsx': `import CodeBlock from '@theme/CodeBlock'; export const Code = () => <CodeBlock />;`,
  'src/theme/CodeBlock/index.tsx': `import IconCopy from '@theme/Icon/Copy'; export default () => <IconCopy />;`,
  'src/components/counter.tsx': `
    import { useState } from 'react';
    export default function Counter() { const [n] = useState(0); return <b>{n}</b>; }`,
  'src/components/types.tsx': `import type { useState } from 'react'; import { type X } from 'p'; export const X = 1;`,
  'src/components/outer.tsx': `import { Middle } from './middle'; export const Outer = () => <Middle />;`,
  'src/components/middle.tsx': `export const Middle = () => <button onClick={() => undefined}>x</button>;`,
  'src/components/mode.tsx': `import { ModeContext } from './context'; export const Mode = () => <ModeContext.Consumer />;`,
  'src/components/context.ts': `import { createContext } from 'react'; export const ModeContext = createContext('light');`,
  'src/components/namespace.tsx': `import * as R from 'react'; export const N = () => { R['useEffect'](() => {}); return null; };`,
  'src/components/own-hook.tsx': `import { useNow } from './use-now'; export const Now = () => <b>{useNow()}</b>;`,
  'src/components/use-now.ts': `export const useNow = () => Date.now();`,
  'src/components/class.tsx': `import { Component } from './base'; export class A extends Component {}`,
  'src/components/base.ts': `export class Component {}`,
  'src/components/window.tsx': `export const W = () => <b>{typeof window === 'undefined' ? 's' : 'b'}</b>;`,
  'src/components/late.tsx': `export const L = async () => (await import('./row')).Row;`,
  'src/components/field-names.tsx': `export const F = ({ window: w }: { window: string }) => <b data-window={w}>{({ document: 1 }).document}</b>;`,
  'src/components/with-island.tsx': `import Live from '@site/src/islands/live'; export const WithIsland = () => <Live />;`,
  'src/islands/live.tsx': `import { useState } from 'react'; export default () => useState(0)[0]; export const part = 1;`,
  'docs/_part.mdx': `import Counter from '@site/src/components/counter'\n\n<Counter />`,
  'docs/_still.mdx': 'Only **text**.',
};

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
};
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'page-form-'));
  write(COMPONENTS);
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function formOf(text: string, page = 'docs/page.mdx') {
  write({ [page]: text });
  const forms = new PageForms({
    siteDir,
    parseMdx,
    islands: join(siteDir, 'src/islands'),
    themes: [join(siteDir, 'src/theme')],
    mustBePrinted: (file) => file.includes('/docs/api/'),
  });
  return forms.formOf(join(siteDir, page));
}
const using = (file: string, name = 'X') =>
  `import { ${name} } from '@site/src/components/${file}'\n\n# A\n\n<${name} />\n`;

describe('a page is printed', () => {
  it.each([
    ['with text alone', '---\ntitle: T\n---\n\n# A {#a}\n\n<!-- a comment -->\n\n:::tip[Title {x}]\n\nText\n\n:::\n'],
    ['with a static component', using('row', 'Row')],
    ['with a static part of the theme, also of our own', using('code', 'Code')],
    ['with data of its own', 'export const list = [1, 2]\n\n{list.map((n) => <b key={n}>{n}</b>)}\n'],
    ['with a component that imports types of anything', using('types')],
    ['with a part that is static', `import Still from './_still.mdx'\n\n<Still />\n`],
    ['with styles and data', `import './a.css'\nimport data from './a.json'\n\n{data.name}\n`],
    ['when names of the browser are only names of fields', using('field-names', 'F')],
    [
      'with code that would be interactive',
      '```tsx\nimport { useState } from "react";\n<b onClick={() => useState()} />\n```\n',
    ],
  ])('%s', async (_, text) => {
    expect(await formOf(text)).toMatchObject({ form: 'printed', islands: [] });
  });

  it('with islands, in itself or in a component', async () => {
    expect(await formOf(`import Live from '@site/src/islands/live'\n\n<Live />\n`)).toMatchObject({
      form: 'printed',
      islands: ['live'],
    });
    const given = `import Live from '@site/src/islands/live'\n\n<Live onDone={() => 1} />\n`;
    expect((await formOf(given)).form).toBe('printed');
    expect((await formOf(using('with-island', 'WithIsland'))).islands).toEqual(['live']);
  });

  it('and names the files that it depends on', async () => {
    const { files } = await formOf(using('row', 'Row'));
    expect(files).toEqual(
      ['docs/page.mdx', 'src/components/row.tsx', 'model/split.ts'].map((file) => join(siteDir, file)),
    );
  });
});

describe('a page is whole', () => {
  it.each([
    ['tabs of the theme', `import Tabs from '@theme/Tabs'\n\n<Tabs />\n`, /^imports @theme\/Tabs \(line 1\)$/],
    ['state', using('counter'), /imports src\/components\/counter\.tsx \(line 1\), which imports useState of react/],
    [
      'a hook of React in the page',
      `import { useState } from 'react'\n\n{useState(1)[0]}\n`,
      /^calls useState \(line 3\)/,
    ],
    ['a context', using('mode'), /context\.ts \(line 1\), which imports createContext of react/],
    [
      'a handler in the page',
      '<button onClick={() => alert(1)}>x</button>\n',
      /gives <button> the handler onClick \(line 1\)/,
    ],
    ['a handler in its text', 'Text <b onClick={go}>x</b>\n', /gives <b> the handler onClick/],
    [
      'a handler in what it exports',
      '# A\n\nexport const B = () => <b onClick={() => 1} />\n\n<B />\n',
      /^has onClick \(line 3\)$/,
    ],
    ['a handler in properties that are spread', '<b {...{ onClick: () => 1 }} />\n', /^has onClick \(line 1\)/],
    [
      'a handler two imports deep',
      using('outer'),
      /outer\.tsx \(line 1\), which imports src\/components\/middle\.tsx .*, which has onClick/,
    ],
    ['hooks by a namespace', using('namespace'), /which calls useEffect/],
    [
      'a hook of our own that is known to be nothing',
      'export const useA = () => 1\n\n{useA()}\n',
      /^calls useA \(line 3\)/,
    ],
    ['a class', using('class'), /which has a class that extends another/],
    ['names of the browser', using('window'), /which reads window/],
    ['an import at run time', using('late'), /which imports a module at run time/],
    ['a package that is not known', `import { X } from 'some-package'\n\n<X />\n`, /^imports X of some-package/],
    [
      'a part with state',
      `import Part from './_part.mdx'\n\n<Part />\n`,
      /docs\/_part\.mdx \(line 1\), which imports .*counter/,
    ],
    [
      'more of an island than its default',
      `import { part } from '@site/src/islands/live'\n\n{part}\n`,
      /an island is a default export/,
    ],
    ['the wish of its author', '---\nrender: whole\n---\n\n# A\n', /asks for it in its front matter/],
  ])('with %s', async (_, text, because) => {
    const form = await formOf(text);
    expect(form.form).toBe('whole');
    expect(form.because).toMatch(because);
  });
});

describe('a page is refused', () => {
  it.each([
    [
      'an interactive import',
      using('counter'),
      /docs\/api\/a\.mdx is a page of the reference.*imports src\/components\/counter\.tsx.*useState.*src\/islands\//,
    ],
    ['a wish', '---\nrender: whole\n---\n\n# A\n', /docs\/api\/a\.mdx.*asks for it in its front matter/],
  ])('in the reference with %s', async (_, text, message) => {
    await expect(formOf(text, 'docs/api/a.mdx')).rejects.toThrow(message);
  });

  it('not in the reference with an island', async () => {
    const form = await formOf(`import Live from '@site/src/islands/live'\n\n<Live />\n`, 'docs/api/a.mdx');
    expect(form).toMatchObject({ form: 'printed', islands: ['live'] });
  });

  it('with an import of a file that does not exist', async () => {
    await expect(formOf(`import X from '@site/src/none'\n\n<X />\n`)).rejects.toThrow(
      /^docs\/page\.mdx: line 1 imports @site\/src\/none, which does not exist$/,
    );
  });

  it('with a form that does not exist', async () => {
    await expect(formOf('---\nrender: half\n---\n\n# A\n')).rejects.toThrow(
      /docs\/page\.mdx: render is "half"; write "whole"/,
    );
  });
});

describe('our own components', () => {
  const root = join(__dirname, '../../../../site');
  it.each([
    'cards/index',
    'reference/rows',
    'reference/row',
    'reference/filter-table',
    'reference/variants',
    'reference/signature',
  ])('%s is static', async (name) => {
    siteDir = siteDir || root;
    const page = join(siteDir, 'docs/own.mdx');
    write({ 'docs/own.mdx': `import { X } from '@site/src/components/${name}'\n\n<X />\n` });
    const options = { siteDir: root, parseMdx, islands: join(root, 'src/islands'), themes: [join(root, 'src/theme')] };
    expect(await new PageForms({ ...options, mustBePrinted: () => true }).formOf(page)).toMatchObject({
      form: 'printed',
    });
  });
});
