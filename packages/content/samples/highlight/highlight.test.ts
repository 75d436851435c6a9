import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

const code = 'const a = `x ${await b<string>("&")}\n  y`;\n\n// <end>\n';

describe('highlight', () => {
  it.each(['ts', 'tsx', 'solidity', 'bash', 'json', 'text', 'no-such-language', ''])(
    'keeps every byte of %s',
    (language) => {
      expect(textOf(highlight(code, language))).toBe(code);
      expect(textOf(highlight(code, language, [], new Set([1, 3])))).toBe(code);
    },
  );

  it('wraps whole tokens in marks, on the right line', () => {
    const html = highlight('a;\nfoo.bar();', 'ts', [{ line: 1, column: 4, length: 3, before: '<a>', after: '</a>' }]);
    expect(html).toContain('<a><span class="token function">bar</span></a>');
  });

  it('splits a token where a mark ends inside it', () => {
    const html = highlight('plain words', 'text', [{ line: 0, column: 0, length: 5, before: '<b>', after: '</b>' }]);
    expect(html).toBe('<span class="line"><b>plain</b> words</span>');
  });
});
