import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer } from './static-server';

let parent = '';
let folder = '';
let server: Server;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'site-'));
  folder = join(parent, 'site');
  await mkdir(folder);
  await mkdir(join(folder, 'guides'));
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, 'guides/index.html'), 'guides');
  await writeFile(join(folder, '404.html'), 'nothing here');
  await writeFile(join(parent, 'outside.txt'), 'secret');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a.js'), 'plain');
  await writeFile(join(folder, 'assets/a.js.br'), 'as br');
  await writeFile(join(folder, 'assets/a.js.gz'), 'as gzip');
  await writeFile(
    join(folder, '_headers'),
    '/*\n  X-Every: yes\n/base/*\n  X-Test: yes\n/base/assets/*\n  Cache-Control: immutable\n',
  );
  server = createStaticServer(folder, '/base/').listen(0);
});

afterAll(async () => {
  server.close();
  await rm(parent, { recursive: true });
});

interface Got {
  readonly status?: number;
  readonly headers: IncomingHttpHeaders;
  readonly location?: string;
  readonly body: string;
}

/** Sends a raw request: fetch would normalise the path and decompress the answer. */
function get(path: string, { method = 'GET', headers = {} }: RequestOptions = {}): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          location: response.headers.location,
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the static server', () => {
  it('answers a folder with its index and redirects an address without its slash', async () => {
    expect(await get('/base/')).toMatchObject({ status: 200, body: 'home' });
    expect(await get('/base')).toMatchObject({ status: 301, location: '/base/' });
    expect(await get('/base/guides?q=1')).toMatchObject({ status: 301, location: '/base/guides/?q=1' });
    expect(await get('/base/guides/')).toMatchObject({ status: 200, body: 'guides' });
  });

  it.each(['/base/none', '/base/empty/', '/other', '/base/..%2foutside.txt', '/base/%e0%a4%a'])(
    'answers %s with 404.html',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: 'nothing here' });
    },
  );

  it.each([
    ['/base/guides/%', 404],
    ['/base/%00', 404],
    ['/base//guides/', 404],
    [`/base/${'x'.repeat(7000)}`, 404],
    ['//', 404],
    ['//other.example/base/', 404],
    ['*', 400],
    ['http://other.example/base/', 400],
  ])('answers %s with %i and the common headers', async (path, status) => {
    expect(await get(path)).toMatchObject({ status, headers: { 'x-every': 'yes', 'cache-control': 'no-cache' } });
  });

  it('accepts only GET and HEAD', async () => {
    expect(await get('/base/', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD', 'x-every': 'yes' },
    });
    expect(await get('/base/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    ['gzip, deflate, br', 'as br', 'br'],
    ['gzip, br;q=0', 'as gzip', 'gzip'],
    ['identity', 'plain', undefined],
    [undefined, 'plain', undefined],
  ])('answers Accept-Encoding %s with %s', async (accepted, body, encoding) => {
    const got = await get('/base/assets/a.js', {
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    expect(got).toMatchObject({ status: 200, body });
    expect(got.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' });
    expect(got.headers['content-encoding']).toBe(encoding);
  });

  it('sends the headers of the headers file and lets everything else revalidate', async () => {
    expect((await get('/base/assets/a.js')).headers).toMatchObject({ 'x-test': 'yes', 'cache-control': 'immutable' });
    expect((await get('/base/guides/')).headers).toMatchObject({ 'x-test': 'yes', 'cache-control': 'no-cache' });
    expect((await get('/base/assets/none.js')).headers).toMatchObject({ 'x-test': 'yes', 'cache-control': 'no-cache' });
  });

  it('answers with 304 only for the same bytes', async () => {
    const { headers } = await get('/base/guides/');
    const again = (etag?: string) => get('/base/guides/', { headers: { 'if-none-match': etag ?? '' } });
    expect(await again(headers.etag)).toMatchObject({ status: 304, body: '' });
    expect(await again('"other"')).toMatchObject({ status: 200, body: 'guides' });
  });
});
