import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldReads } from './field-reads';
import { prunedReads } from './guard';

const fields = new Set(['docId', 'docs']);

describe('reads of a field', () => {
  it.each([
    ['a dot', 'function f(item) { return item.docId; }'],
    ['an optional dot', 'const f = (item) => item?.docId;'],
    ['brackets', "const f = (item) => item['docId'];"],
    ['taking apart', 'const f = ({ docId }) => docId;'],
    ['taking apart under another name', 'const f = (item) => { const { docId: id } = item; return id; };'],
    ['in', "const f = (item) => 'docId' in item;"],
    ['markup', 'function f(item) { return <b title={item.docId} />; }'],
  ])('include %s', (_, text) => {
    expect(fieldReads(text, fields)).toEqual([{ field: 'docId', within: 'f' }]);
  });

  it('exclude a write, a plain name and class names of the theme', () => {
    const text =
      'const a = { docId: 1 }; let docId = 2; const c = ThemeClassNames.docs.docMarkdown; const d = themeConfig.docs;';
    expect(fieldReads(text, fields)).toEqual([]);
  });
});

describe('modules of the framework', () => {
  let root = '';
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'guard-'))));
  afterEach(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string): string => {
    const file = join(root, 'node_modules', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };

  it('are refused by name and field when they read what is left out', () => {
    const file = write('@docusaurus/x/lib/card.js', 'export function Card({ item }) { return find(item.docs); }');
    expect(prunedReads([file])).toEqual([
      expect.stringMatching(/^@docusaurus\/x\/lib\/card\.js reads "docs" in Card, .*pruned\.json/),
    ]);
    const known = { module: 'x/lib/card.js', within: 'Card', field: 'docs', because: 'test' };
    expect(prunedReads([file], [known])).toEqual([]);
    expect(prunedReads([file], [{ ...known, within: 'Other' }])).toHaveLength(1);
  });

  it('are the only ones that count', () => {
    expect(prunedReads([write('other/card.js', 'export const f = (item) => item.docs;')])).toEqual([]);
  });
});
