import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { hashSource } from '../policy';
import { zip } from './copy';
import { fileOf } from './file-of';
import { editInline } from './inline';
import { offlinePage } from './page';
import { rebase } from './rebase';
import { isWorker, pageScript, textScript, workerScript } from './scripts';

const SCRIPT =
  '!function(){if(!location.protocol.startsWith("http")){i.setAttribute(n,"")}x?.cssRules.length;' +
  'n.innerHTML=\'\\n<div id="__docusaurus-base-url-issue-banner" style="color: red;">/puffer-sdk/</div>\'}()';
const page = (script = SCRIPT, listed = script): string =>
  `<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="script-src 'self' ${hashSource(listed)}; ` +
  `connect-src 'self'; worker-src 'self'"><meta name="referrer" content="x"><link href=/puffer-sdk/assets/a.css />` +
  `<script src=/puffer-sdk/assets/js/main.js type=text/plain></script><script>${script}</script></head>` +
  '<body><a href=/puffer-sdk/>home</a><a href="/puffer-sdk/api?q=1#a">api</a>' +
  '<a href=https://pufferfinance.github.io/puffer-sdk/>site</a></body></html>';

describe('a page of the copy', () => {
  const made = offlinePage('guides/x/index.html', page(), '<p>copy</p>');

  it('has relative addresses of files, and leaves other hosts', () => {
    expect(made).toContain('<link href="../../assets/a.css" />');
    expect(made).toContain('<a href="../../index.html">home</a><a href="../../api/index.html?q=1#a">api</a>');
    expect(made).toContain('href=https://pufferfinance.github.io/puffer-sdk/>');
    expect(made).toContain('src="../../offline.js" data-base="/puffer-sdk/" data-path="/puffer-sdk/guides/x"');
    expect(made).toContain('<p>copy</p></body>');
  });

  it('keeps a policy that lists the edited code and closes what the copy does not use', () => {
    const [, code = ''] = /<script>(.*?)<\/script>/.exec(made) ?? [];
    expect(code).toContain('if(false){');
    expect(code).toContain('Unpack the whole zip');
    expect(made).toContain(hashSource(code));
    expect(made).not.toContain(hashSource(SCRIPT));
    expect(made).toContain("connect-src 'none'; worker-src 'none'");
  });

  it('is refused when the start script or the policy is not the known one', () => {
    expect(() => offlinePage('index.html', page('start()'), '')).toThrow('does not know them');
    expect(() => offlinePage('index.html', page(SCRIPT.replace('issue-banner', 'banner')), '')).toThrow(
      'wrong base path',
    );
    expect(() => offlinePage('index.html', '<head></head>', '')).toThrow('no policy');
    expect(() => editInline(page(SCRIPT, 'other'), (code) => `${code};`)).toThrow('no policy lists');
  });
});

describe('scripts of the copy', () => {
  it('ask the copy for the folder and the address', () => {
    expect(pageScript('r.p="/puffer-sdk/",a=window.location;b="/puffer-sdk/"')).toBe(
      'r.p=offlineCopy.root,a=offlineCopy.location;b="/puffer-sdk/"',
    );
  });

  it('hold a worker with the parts it loads', () => {
    const entry = 'i.u=e=>"assets/js/part."+({"later":"a1","more":"b2"})[e]+".js",importScripts(i.p)';
    expect(isWorker(entry)).toBe(true);
    const made = workerScript('assets/js/w.js', entry, (file) => `part(${JSON.stringify(file)})`);
    for (const file of ['assets/js/part.a1.js', 'assets/js/part.b2.js', 'assets/js/w.js'])
      expect(made).toContain(`offlineCopy.define("${file}",`);
    expect(() => workerScript('w.js', 'importScripts(x)', () => '')).toThrow('not where they used to be');
  });

  it('hold a text', () => {
    expect(textScript('a.md', '"\n')).toBe('offlineCopy.give("a.md","\\"\\n");\n');
  });
});

it('names the file of an address', () => {
  expect(['', 'guides', 'guides/', 'data/a.json#x', 'x?q=a.b'].map(fileOf)).toEqual([
    'index.html',
    'guides/index.html',
    'guides/index.html',
    'data/a.json#x',
    'x/index.html?q=a.b',
  ]);
});

it('moves addresses to another base path, and names of packages not', () => {
  const text =
    '"/puffer-sdk/a" =/puffer-sdk/ @pufferfinance/puffer-sdk/x https://github.com/PufferFinance/puffer-sdk/y';
  expect(rebase(text, '/')).toBe('"/a" =/ @pufferfinance/puffer-sdk/x https://github.com/PufferFinance/puffer-sdk/y');
  expect(() => rebase(text, '/docs')).toThrow('no base path');
});

it('gives the same bytes for the same files in any order', async () => {
  const date = new Date('2026-08-04T13:13:29Z');
  const one = await zip(
    new Map([
      ['b', '2'],
      ['a', '1'],
    ]),
    date,
  );
  const other = await zip(
    new Map([
      ['a', '1'],
      ['b', '2'],
    ]),
    date,
  );
  expect(one.equals(other)).toBe(true);
  expect(Object.keys((await JSZip.loadAsync(one)).files)).toEqual(['sdk-docs/a', 'sdk-docs/b']);
});
