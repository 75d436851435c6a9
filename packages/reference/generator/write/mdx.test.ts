import { describe, expect, it } from 'vitest';
import { describe as meta, element, escapeMdx, frontMatter, wrap } from './mdx';

describe('escapeMdx', () => {
  it.each([
    ['takes {a} and <b>', 'takes \\{a\\} and &lt;b>'],
    ['`{ a }` and `<T>` stay', '`{ a }` and `<T>` stay'],
    ['a span `{ a\nb }` over two lines', 'a span `{ a\nb }` over two lines'],
    ['```ts\nconst a = { b: <T>c };\n```', '```ts\nconst a = { b: <T>c };\n```'],
    ['import nothing here', '&#105;mport nothing here'],
    ['one `back tick\n\nand {two}', 'one `back tick\n\nand \\{two\\}'],
  ])('%j', (text, expected) => expect(escapeMdx(text)).toBe(expected));
});

describe('elements', () => {
  it('omit empty attributes and quote characters that JSX would misread', () => {
    expect(element('Row', { name: 'a', unit: null, optional: false, indexed: true, href: '' })).toBe(
      '<Row name="a" indexed />',
    );
    expect(element('Row', { type: "{ a: 'b' }" })).toBe(`<Row type={"{ a: 'b' }"} />`);
    expect(wrap('Row', { links: { A: '/a' } }, 'two\nlines')).toBe('<Row links={{"A":"/a"}}>two lines</Row>');
  });
});

describe('front matter and descriptions', () => {
  it('quotes values and drops undefined ones', () => {
    expect(frontMatter({ title: 'A: "b"', slug: undefined, pagination_next: null })).toBe(
      '---\ntitle: "A: \\"b\\""\npagination_next: null\n---',
    );
  });

  it('cuts at a word and resolves links', () => {
    expect(meta('See {@link Token.WETH | WETH} and `x`.')).toBe('See WETH and x.');
    const long = meta('word '.repeat(60));
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long.endsWith('word…')).toBe(true);
  });
});
