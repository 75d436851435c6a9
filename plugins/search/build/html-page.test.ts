import { describe, expect, it } from 'vitest';
import { draft } from './draft';
import { readHtmlPage, type HtmlPage } from './html-page';
import { proseRecords } from './prose-records';
import { findBrokenRecords } from './verify';

const html = `<html><head><link rel="canonical" href="https://x.io/base/guides/"><meta name="keywords" content="a b, c"></head><body>
<ul class="theme-doc-breadcrumbs"><li></li><li>Learn</li><li>Guide</li></ul>
<div class="theme-doc-markdown"><h1>A <wbr>Guide</h1><p>First <b>words</b>.</p>
<h2 id="one">Section one<a class="hash-link" href="#one">#</a></h2><p>Text one.</p><h6 id="six">Six</h6><p>More.</p>
<dl><div id="row-1"><dt>Row</dt><dd>Row text</dd></div></dl><p>After. <a href="/base/api/x#y">link</a></p>
<pre>client.vault.deposit(1n)</pre><h2 id="two">Two</h2></div></body></html>`;
const page = readHtmlPage(html, '/guides', '/base/') as HtmlPage;

describe('a page of the build', () => {
  it('has title, address, trail and keywords', () =>
    expect(page).toMatchObject({
      title: 'A Guide',
      address: '/guides/',
      docs: true,
      trail: ['Learn'],
      keywords: ['a b', 'c'],
      links: ['/api/x#y'],
    }));

  it('is cut at headings; smaller ones fold, rows own their text', () =>
    expect(page.parts).toEqual([
      { anchor: '', heading: '', text: 'First words.' },
      { anchor: 'one', heading: 'Section one', text: 'Text one. Six More. After. link' },
      { anchor: 'row-1', heading: '', text: 'Row Row text' },
      { anchor: 'two', heading: 'Two', text: '' },
    ]));

  it('is left out when it redirects or is closed to search engines', () => {
    expect(readHtmlPage('<meta http-equiv="refresh" content="0">', '/a', '/')).toBeNull();
    expect(readHtmlPage('<meta name="robots" content="noindex">', '/a', '/')).toBeNull();
  });

  it('gives records for the page and its sections, not for rows and symbols', () => {
    const symbol = draft({ kind: 'type', name: 'Two', route: '/guides', anchor: 'two' });
    expect(proseRecords([page], [symbol]).map(({ anchor }) => anchor)).toEqual(['', 'one']);
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
