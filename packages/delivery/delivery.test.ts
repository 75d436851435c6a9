import { cp, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVERY_PATH } from './settings';
import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import { parsePolicy } from './content-policy';
import { headersOf, parseHeadersFile } from './headers-file';
import { deliver } from './deliver';
import { readInlineCode } from './inline-code';
import { addPolicy } from './meta';

/** Output of `openssl dgst -sha256 -binary | base64`. */
const HASH = {
  "alert('Hello, world.');": "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  'display: none;': "'sha256-biLFinpqYMtWHmXfkA1BPeCY0/fNt46SAZ+BBk5YUog='",
} as const;
const script = "alert('Hello, world.');";

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8></head><body>${body}</body></html>`;

let root = '';
let folder = '';
let caddy = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'delivery-'));
  folder = join(root, 'build');
  caddy = join(root, 'deep', 'headers.caddy');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), page(`<script>${script}</script>`));
  await writeFile(join(folder, 'other.html'), page('<p style="display: none;">x</p><script>other()</script>'));
  await writeFile(join(folder, 'assets/a.0123abcd.js'), 'run();'.repeat(50));
  await writeFile(join(folder, 'image.png'), 'not compressed');
});

afterEach(() => rm(root, { recursive: true }));

const built = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

async function policyIn(name: string): Promise<ReturnType<typeof parsePolicy>> {
  return parsePolicy(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await built(name))?.[1] ?? '');
}

describe('inline code', () => {
  it('includes every script that runs, but no data', () => {
    const html =
      '<script>a</script><script type=module>b</script><script type="text/javascript">c</script>' +
      '<script type="application/ld+json">{}</script><script src=x.js></script>';
    expect(readInlineCode(page(html)).scripts).toEqual(['a', 'b', 'c']);
  });

  it('includes attributes as the browser reads them, and those that a script writes', () => {
    const html = `<p style="content:&quot;x&quot;"></p><script>document.body.innerHTML='<b style="color: red;">'</script>`;
    expect(readInlineCode(page(html))).toMatchObject({ attributes: ['content:"x"'], written: ['color: red;'] });
  });
});

describe('the policy', () => {
  it('of a page names its own scripts and the style attributes of all pages', async () => {
    await deliver(folder, caddy);
    const policy = await policyIn('index.html');
    expect(policy['script-src']).toEqual(["'self'", HASH[script]]);
    expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", HASH['display: none;']]);
    expect(policy['frame-ancestors']).toBeUndefined();
    expect((await policyIn('other.html'))['script-src']).not.toContain(HASH[script]);
  });

  it('of the header names the scripts of all pages and who may frame them', async () => {
    await deliver(folder, caddy);
    const headers = headersOf(parseHeadersFile(await built('_headers')), `${BASE_URL}guides/`);
    const policy = parsePolicy(headers['content-security-policy'] ?? '');
    expect(policy['script-src']).toHaveLength(3);
    expect(policy['script-src']).toContain(HASH[script]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(headers['cache-control']).toBeUndefined();
  });

  it('never allows inline code or evaluation as such', async () => {
    await deliver(folder, caddy);
    for (const text of [await built('index.html'), await built('_headers'), await readFile(caddy, 'utf8')]) {
      expect(text).not.toMatch(/unsafe-inline|unsafe-eval/);
    }
  });

  it('comes before everything that it governs, or the step fails', async () => {
    await deliver(folder, caddy);
    const html = await built('index.html');
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
    expect(() => addPolicy('<head><script>1</script><meta charset=UTF-8></head>', {})).toThrow('too late');
    expect(() => addPolicy('<head></head>', {})).toThrow('without <meta charset>');
  });
});

describe('the step', () => {
  it('writes the same headers for Caddy as in the headers file', async () => {
    await deliver(folder, caddy);
    const text = await readFile(caddy, 'utf8');
    for (const { path, headers } of parseHeadersFile(await built('_headers'))) {
      // A request may have no path: `*` matches it too.
      const end = /\*(\.\w+)$/.exec(path)?.[1];
      const matcher = end === undefined ? path : `@type${end.replace('.', '_')}`;
      expect(text).toContain(`header ${path === EVERY_PATH ? '*' : matcher} {`);
      // The answer for a missing file is a page.
      if (end !== undefined) expect(text).toContain(`${matcher} {\n\tpath *${end}\n\tfile\n}`);
      for (const [name, value] of Object.entries(headers)) expect(text).toContain(`\t${name} "${value}"`);
    }
    expect(text).toContain('header @revalidated Cache-Control "no-cache"');
  });

  it('writes compressed files that unpack to the plain one, and removes those without one', async () => {
    await writeFile(join(folder, 'gone.js.br'), 'old');
    await deliver(folder, caddy);
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(br|gz)$/.test(file));
    expect(files.sort()).toEqual(
      ['assets/a.0123abcd.js', 'index.html', 'other.html'].flatMap((file) => [`${file}.br`, `${file}.gz`]),
    );
    for (const file of files) {
      const unpack = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
      expect(unpack(await readFile(join(folder, file))).toString()).toBe(await built(file.replace(/\.\w+$/, '')));
    }
  });

  it('writes the same bytes each time, also on a delivered build', async () => {
    const copy = join(root, 'copy');
    await cp(folder, copy, { recursive: true });
    const bytes = async (of: string): Promise<Record<string, string>> => {
      const names = (await readdir(of, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
      const texts = names.map(async ({ parentPath, name }) => [
        join(parentPath, name).slice(of.length),
        await readFile(join(parentPath, name), 'base64'),
      ]);
      return Object.fromEntries((await Promise.all(texts)) as [string, string][]);
    };
    await deliver(folder, caddy);
    const once = await bytes(folder);
    await deliver(folder, caddy);
    await deliver(copy, caddy);
    expect(await bytes(folder)).toEqual(once);
    expect(await bytes(copy)).toEqual(once);
  });

  it('replaces a page whole, so that a run that was killed can be repeated', async () => {
    await link(join(folder, 'index.html'), join(root, 'before'));
    const before = await built('index.html');
    await deliver(folder, caddy);
    expect(await built('index.html')).not.toBe(before);
    expect(await readFile(join(root, 'before'), 'utf8')).toBe(before);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('rejects a folder without pages', async () => {
    await expect(deliver(join(folder, 'assets'), caddy)).rejects.toThrow('contains no HTML file');
  });
});
