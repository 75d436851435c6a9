import { describe, expect, it } from 'vitest';
import { findBrokenRecords } from './build-index';
import { draft } from './draft';
import { readHtmlPage, type HtmlPage } from './html-page';
import { proseRecords } from './prose-records';

const html = `<html><head><link rel="canonical" href="https://x.io/base/guides/"><meta name="keywords" content="a b, c"></head><body>
<ul class="theme-doc-breadcrumbs"><li></li><li>Learn</li><li>Guide</li></ul>
<div class="theme-doc-markdown"><h1>A <wbr>Guide</h1><p>First <b>words</b>.</p>
<h2 id="one">Section one<a class="hash-link" href="#one">#</a></h2><p>Text one.</p><table><thead><tr><th>head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table><h6 id="six">Six</h6><p>More.</p>
<dl><div id="row-1"><dt>Row</dt><dd>Row text</dd></div></dl><p>After. <a href="/base/api/x#y">link</a></p>
<pre>client.vault.deposit(1n)</pre><h2 id="two">Two</h2></div></body></html>`;
const page = readHtmlPage(html, '/guides', '/base/') as HtmlPage;

describe('a page of the build', () => {
  it('has a title, an address, a trail and keywords', () =>
    expect(page).toMatchObject({
      title: 'A Guide',
      address: '/guides/',
      docs: true,
      trail: ['Learn'],
      keywords: ['a b', 'c'],
      links: ['/api/x#y'],
    }));

  it('splits at headings; small headings join their section, rows own their text', () =>
    expect(page.parts).toEqual([
      { anchor: '', heading: '', level: 0, text: 'First words.', code: '' },
      {
        anchor: 'one',
        heading: 'Section one',
        level: 2,
        text: 'Text one. Cell. Six More. After. link',
        code: 'head. client.vault.deposit(1n)',
      },
      { anchor: 'row-1', heading: '', level: 0, text: 'Row Row text', code: '' },
      { anchor: 'two', heading: 'Two', level: 2, text: '', code: '' },
    ]));

  it.each([
    ['<details><summary>2 transactions</summary><ol><li>Asks</li></ol></details>', '2 transactions Asks'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['before<div>inside</div>after', 'before inside after'],
    ['<table><tr><th>a</th><td>b.</td><td>c</td><td>d</td></tr><tr><td>e</td></tr></table>', 'a: b. c; d. e.'],
    ['first<br>second', 'first second'],
    ['<figure>pic</figure><figcaption>words</figcaption>', 'pic words'],
    ['<div class="theme-admonition"><p>It is final</p><p>No.</p></div>', 'It is final: No.'],
    ['Puffer<wbr>Client<!-- -->s <b>bo</b>ld', 'PufferClients bold'],
    [
      '<p>Text.</p><div class="theme-code-block"><div>file.ts</div><pre>x</pre></div><div class="sample">sent</div>',
      'Text.',
    ],
    ['<ul role="tablist"><li>npm</li><li>Yarn</li></ul><p>Text.</p>', 'Text.'],
  ])('reads %s as "%s"', (inner, text) =>
    expect(readHtmlPage(`<div class="theme-doc-markdown"><h1>T</h1>${inner}</div>`, '/t', '/')?.parts).toMatchObject([
      { anchor: '', heading: '', level: 0, text },
    ]),
  );

  it('is skipped when it redirects or has noindex', () => {
    expect(readHtmlPage('<meta http-equiv="refresh" content="0">', '/a', '/')).toBeNull();
    expect(readHtmlPage('<meta name="robots" content="noindex">', '/a', '/')).toBeNull();
  });

  it('has records for the page and its sections, not for rows and symbols', () => {
    const symbol = draft({ kind: 'type', name: 'Two', route: '/guides', anchor: 'two' });
    expect(proseRecords([page], [symbol]).map(({ anchor }) => anchor)).toEqual(['', 'one']);
  });
});

describe('pages of the reference', () => {
  const markup = '<h1>T</h1><h2 id="topic">Topic</h2><p>x</p><h3 id="again">Name</h3><p>y</p>';
  const at = (route: string) =>
    readHtmlPage(
      `<ul class="theme-doc-breadcrumbs"></ul><div class="theme-doc-markdown">${markup}</div>`,
      route,
      '/',
    ) as HtmlPage;
  const anchors = (route: string) => proseRecords([at(route)], []).map(({ anchor }) => anchor);

  it('have records for their topics, not for the names below them', () => {
    expect(anchors('/api/list')).toEqual(['', 'topic']);
    expect(anchors('/guides/list')).toEqual(['', 'topic', 'again']);
  });
});

describe('records', () => {
  it('must lead to a page and an anchor of the build', () => {
    const at = (route: string, anchor: string) => draft({ kind: 'section', name: 'X', route, anchor });
    expect(
      findBrokenRecords([page], [at('/guides', 'one'), at('/guides', ''), at('/guides', 'gone'), at('/nowhere', '')]),
    ).toEqual(['/guides#gone: no such anchor (section X)', '/nowhere#: no such page (section X)']);
  });
});
