import { describe, expect, it } from 'vitest';
import { packed } from '../llms/parts';
import { linkMaker, movedLinks } from './links';
import { readPage } from './page';
import { SAID_ONCE } from './said-links';
import { twin } from './twin';

const upstream = {
  package: 'sdk',
  version: '1.0.0',
  repository: 'https://git.test/sdk',
  commit: 'a'.repeat(40),
  date: '2026-01-02T00:00:00Z',
  untyped: {},
};
const link = linkMaker(new Set(['/in/here', '/in/guides/', '/there']), '/base/', '/in/here');
const page = (html: string) =>
  readPage(
    `<title>Here | Site</title><main><nav>Menu</nav><div class="theme-doc-markdown"><header><h1>He<wbr>re</h1></header>${html}</div><footer>End</footer></main>`,
    '/in/here',
  );

/** The body of the twin of a page with this HTML. */
function body(html: string): string {
  const text = twin(upstream, page(html), link);
  expect(text).toMatch(
    /^# Here\n\n> Page: https:\S+\/in\/here\n> Describes `sdk` 1\.0\.0, commit \[`aaaaaaa`\]\(\S+\) of 2026-01-02\.\n/,
  );
  return text.split('\n').slice(5).join('\n').trim();
}

const tab = (name: string, text: string, hidden = '') => [
  `<li role="tab">${name}</li>`,
  `<div role="tabpanel" ${hidden}><p>${text}</p></div>`,
];
const [first, second] = [tab('npm', 'One.'), tab('yarn', 'Two.', 'hidden')];

describe('a twin', () => {
  it.each([
    [
      'headings carry their ids, without the link to themselves',
      '<h2 id="one-thing">One thing<a class="hash-link" href="#one-thing">&#8203;</a></h2><h3 id="b">T<wbr>wo</h3>',
      '## One thing {#one-thing}\n\n### Two {#b}',
    ],
    [
      'links are relative',
      '<p><a href="/base/there#x">a</a> <a href="/base/in/guides">g</a> <a href="#y">o</a> <a href="/base/in/here#z">s</a> <a href="/base/img/a.png">f</a> <a href="https://e.test/x">e</a></p>',
      '[a](../there.md#x) [g](guides/index.md) [o](#y) [s](#z) [f](../img/a.png) [e](https://e.test/x)',
    ],
    [
      'code stays as it is, with its title and language',
      '<div class="theme-code-block language-ts"><div>a.ts</div><div><pre><code>const <span class="code-ref"><a class="code-link" href="/base/there">x</a><span role="tooltip">says</span></span> = 1;   \n\n\n\ny();\n</code></pre><button>Copy</button></div></div>',
      '`a.ts`:\n\n```ts\nconst x = 1;   \n\n\n\ny();\n```',
    ],
    [
      'links in a signature stand below it',
      '<pre class="language-ts">f(a: <a href="/base/there#A">A</a>): <a href="/base/there#A">A</a></pre>',
      '```ts\nf(a: A): A\n```\n\nLinks: [`A`](../there.md#A).',
    ],
    [
      'admonitions are quotations',
      '<div class="theme-admonition theme-admonition-warning"><p>Mind</p><p>Text.</p><ul><li>One.</li></ul></div>',
      '> **Warning: Mind**\n>\n> Text.\n>\n> - One.',
    ],
    [
      'all tabs are there, each below its name',
      `<div class="tabs-container"><ul role="tablist">${first[0]}${second[0]}</ul><div>${first[1]}${second[1]}</div></div>`,
      '**npm**\n\nOne.\n\n**yarn**\n\nTwo.',
    ],
    ['what is folded is there', '<details><summary>More</summary><p>Text.</p></details>', '**More**\n\nText.'],
    [
      'terms are a list',
      '<p>Facts</p><dl><div id="x"><dt><code>a</code> uint256</dt><dd>One. Unit: wei</dd></div><dt>b</dt><dd>Two:<ul><li>c</li></ul></dd><dt>d</dt><dd>One<br>Two</dd></dl>',
      'Facts\n\n- `a` uint256 {#x}: One. Unit: wei\n- b: Two:\n  - c\n- d\n  - One\n  - Two',
    ],
    [
      'words in boxes of their own are not glued',
      '<ol><li><strong>Sends: </strong><code>f</code><ul><li>Value: <!-- -->none</li></ul><div>Observed: +2.118</div></li></ol>',
      '1. **Sends:** `f`\n\n   - Value: none\n\n   Observed: +2.118',
    ],
    [
      'cells are one line',
      '<table><thead><tr><th>Name<th>What</thead><tbody><tr id="r"><th scope="row"><code>a|b</code></th><td><p>One.</p><ul><li>x</li><li>y</li></ul>Two<br>lines</td></tr></tbody></table>',
      '| Name | What |\n| - | - |\n| `a\\|b` {#r} | One. ; x ; y ; Two ; lines |',
    ],
    [
      'ways to other pages are parted',
      '<nav aria-label="Views"><a href="/base/in/here" aria-current="page">Here</a><a href="/base/there">There</a></nav>',
      'Views: Here (this page), [There](../there.md)',
    ],
    [
      'controls and decoration are left out',
      '<p>A<button>Press</button><svg><text>drawn</text></svg><label>Name <input></label></p><p aria-hidden="true">B</p>',
      'A',
    ],
  ])('%s', (_, html, expected) => expect(body(html)).toBe(expected));

  it('writes an address once in a table, and says so; the words of a bare fold are left out', () => {
    const text = twin(
      upstream,
      page(
        '<table><thead><tr><th>Who</th></tr></thead><tbody><tr><td><a href="/base/there">There</a>: <a href="/base/there#f"><code>f()</code></a>, <a href="/base/there#x">f</a></td></tr><tr><td><a href="/base/there">There</a> <a href="/base/there#x">f</a> <a href="/base/there">Other</a><details><summary>more</summary>Rest</details></td></tr></tbody></table><p><a href="/base/there">There</a></p>',
      ),
      link,
    );
    expect(text).toContain(`\n> ${SAID_ONCE}\n\n| Who |`);
    expect(text).toContain(
      '| [There](../there.md): `f()`, [f](../there.md#x) |\n| There f [Other](../there.md) ; Rest |\n\n[There](../there.md)\n',
    );
  });

  it('takes a page that is a component, and its name from the head when it has no heading', () => {
    const tree = readPage('<title>Own | Site</title><main><h2 id="p">Part</h2></main>', '/in/here');
    expect(twin(upstream, tree, link)).toMatch(/^# Own \| Site\n[\s\S]*\n## Part \{#p\}\n$/);
    expect(readPage('<main></main>', '/in/here').title).toBe('/in/here');
  });
});

describe('links in another place', () => {
  it('lead to the same files, and leave code alone', () =>
    expect(
      movedLinks(
        '[a](#x) [b](../c.md#y) [c](https://e.test)\n\n```ts\nf[0](d.md)\n```\n[e](f.md)',
        'in/here.md',
        'llms-full/',
      ),
    ).toBe('[a](../in/here.md#x) [b](../c.md#y) [c](https://e.test)\n\n```ts\nf[0](d.md)\n```\n[e](../in/f.md)'));
});

describe('parts for a context', () => {
  it('hold as much as fits, in order', () => {
    expect(packed(['aa', 'bb', 'c', 'dddd'], 4)).toEqual([['aa', 'bb'], ['c'], ['dddd']]);
  });
  it('refuse a page that fits none', () =>
    expect(() => packed(['aaaaa'], 4)).toThrow(/5 bytes does not fit in one part of 4/));
});
