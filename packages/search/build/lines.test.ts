import { expect, it } from 'vitest';
import type { SearchIndex } from '../format/record';
import { draft } from './draft';
import { readHtmlPage, type HtmlPage } from './html-page';
import { blankLines, linesOf } from './lines';

const page = readHtmlPage(
  `<meta name="description" content="How to leave."><div class="theme-doc-markdown"><h1>Exit</h1>
<h2 id="steps">Steps</h2><h3 id="ask">1. Ask</h3><p>Ask the vault.</p><h3 id="wait">Wait</h3><p>Days pass.</p>
<h2 id="code">Code</h2><div class="theme-code-block"><pre>client.vault.redeem()</pre></div>
<h2 id="rows">Rows</h2><dl><div id="row"><dt>First</dt><dd>Row text</dd></div></dl></div>`,
  '/exit',
  '/',
) as HtmlPage;
const record = (given: Parameters<typeof draft>[0]) => ({ ...draft(given), page: 0 });
const at = (anchor: string) => record({ kind: anchor === '' ? 'page' : 'section', name: 'X', route: '', anchor });
const line = (...records: SearchIndex['records']): string[] =>
  linesOf({ pages: [{ route: '/exit', title: 'Exit', trail: '', property: '', keywords: '' }], records }, [page]);

it('is the text of a record', () => expect(line({ ...at('steps'), text: 'Three steps.' })).toEqual(['Three steps.']));
it('is the description of a page without a text', () => expect(line(at(''))).toEqual(['How to leave.']));
it('is the headings, the rows or the code below a section without one', () =>
  expect(line(at('steps'), at('code'), at('rows'))).toEqual([
    'Ask; Wait.',
    'Code: client.vault.redeem()',
    'First Row text',
  ]));
it('is missed where there is nothing to say', () => {
  const bare = { ...page, description: '' };
  const index = {
    pages: [{ route: '/exit', title: 'Exit', trail: '', property: '', keywords: '' }],
    records: [at('')],
  };
  expect(blankLines(index, linesOf(index, [bare]))).toEqual(['/exit#: nothing to say in a result (page X)']);
  expect(blankLines(index, linesOf(index, [page]))).toEqual([]);
});
it('says what an address is, and on which chain', () =>
  expect(
    line(record({ kind: 'address', name: 'Vault', route: '', owner: 'TABLE', chain: 'Base', text: 'A proxy.' })),
  ).toEqual(['Address of Vault on Base, from TABLE. A proxy.']));
it('says what a name without a text is', () =>
  expect(line(record({ kind: 'event', name: 'Moved', route: '', owner: 'Vault' }))).toEqual(['Event of Vault.']));
