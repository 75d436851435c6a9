import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer } from './static-server';

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'guides'));
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, 'guides/index.html'), 'guides');
  await writeFile(join(folder, '404.html'), 'nothing here');
  await writeFile(join(folder, '..', 'outside.txt'), 'secret');
  server = createStaticServer(folder, '/base/').listen(0);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** A raw request: fetch would tidy up the path before it is sent. */
function get(path: string, method = 'GET'): Promise<{ status?: number; location?: string; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, method }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, location: response.headers.location, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the static server', () => {
  it('answers a folder with its index and sends one without slash to it', async () => {
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

  it('takes only GET and HEAD', async () => {
    expect(await get('/base/', 'POST')).toMatchObject({ status: 405 });
    expect(await get('/base/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });
});
