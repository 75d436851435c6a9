import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import { deliver } from '../deliver';
import { createStaticServer } from '../server/static-server';
import { asker, type Answer, type Ask } from './ask';
import { caching, compression, headers, notFound, routes, slashes, type Hosted } from './questions';

let folder = '';
const servers: Server[] = [];
const hosted = { own: {} as Hosted, pages: {} as Hosted };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  const page = (title: string): string => `<!doctype html><meta charset=utf-8><title>${title}</title>`;
  await mkdir(join(folder, 'guides'));
  await mkdir(join(folder, 'assets/js'), { recursive: true });
  await writeFile(join(folder, 'index.html'), page('home'));
  await writeFile(join(folder, 'guides/index.html'), page('guides'));
  await writeFile(join(folder, '404.html'), page('not found'));
  await writeFile(join(folder, 'assets/js/main.0123abcd.js'), 'void 0');
  await writeFile(join(folder, 'index.md'), '# home');
  await writeFile(join(folder, 'Vault.sol'), 'contract Vault {}');
  await deliver(folder, join(folder, 'headers.caddy'));
  const start = async (server: Server, readsHeaders: boolean): Promise<Hosted> => {
    servers.push(server.listen(0, '127.0.0.1'));
    await new Promise((ready) => server.once('listening', ready));
    const { port } = server.address() as AddressInfo;
    return { ask: asker(`http://127.0.0.1:${port}`), base: BASE_URL, folder, readsHeaders };
  };
  hosted.own = await start(createStaticServer(folder, BASE_URL), true);
  hosted.pages = await start(createStaticServer(folder, BASE_URL, 'pages'), false);
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

/** The host, with other answers for the addresses that match. */
const changed = (path: RegExp, change: (answer: Answer) => Partial<Answer>): Ask => {
  const { ask } = hosted.own;
  return async (asked, sent) => {
    const answer = await ask(asked, sent);
    return path.test(asked) ? { ...answer, ...change(answer) } : answer;
  };
};

const without =
  (name: string) =>
  ({ headers: sent }: Answer): Partial<Answer> => ({ headers: { ...sent, [name]: undefined } });

const withHeader =
  (name: string, value: string) =>
  ({ headers: sent }: Answer): Partial<Answer> => ({ headers: { ...sent, [name]: value } });

describe('a delivered build', () => {
  it.each(['own', 'pages'] as const)('has no problem at the host: %s', async (name) => {
    for (const ask of [routes, slashes, headers, caching, compression, notFound]) {
      expect((await ask(hosted[name])).problems, ask.name).toEqual([]);
    }
  });

  it('says what GitHub Pages does otherwise', async () => {
    expect((await compression(hosted.pages)).said).toBe('gzip, gzip, none');
    expect((await caching(hosted.pages)).said).toBe('page max-age=600; assets max-age=600; ETag 304');
    const { headers: sent } = await hosted.pages.ask(`${BASE_URL}Vault.sol`);
    expect(sent['content-type']).toBe('application/octet-stream');
    expect(sent['content-security-policy']).toBeUndefined();
  });

  it.each([
    ['a page that is missing', routes, /guides\/$/, () => ({ status: 404 }), /guides\/index.html: status 404/],
    ['another page', routes, /guides\/$/, () => ({ body: Buffer.from('home') }), /another page/],
    ['a redirect elsewhere', slashes, /guides$/, withHeader('location', '/other/'), /status 301 to \/other\//],
    ['a lost header', headers, /./, without('referrer-policy'), /referrer-policy: undefined/],
    ['a type that is lost', headers, /\.md$/, withHeader('content-type', 'text/plain'), /index.md: content-type/],
    ['headers that error pages lose', headers, /nope|no\//, without('content-security-policy'), /no\/such\/page/],
    ['assets that expire', caching, /\.js$/, withHeader('cache-control', 'max-age=60'), /main.*max-age=60/],
    ['pages that are kept', caching, /\/$/, withHeader('cache-control', 'max-age=60'), /page: max-age=60/],
    ['no validation', caching, /\/$/, () => ({ status: 200 }), /ETag: status 200/],
    ['an encoding nobody asked for', compression, /./, withHeader('content-encoding', 'br'), /br for gzip/],
    ['no Vary', compression, /./, without('vary'), /br without Vary/],
    ['another answer for plain text', compression, /./, () => ({ body: Buffer.from('') }), /other bytes/],
    ['a missing page with status 200', notFound, /nope/, () => ({ status: 200 }), /nope: status 200/],
    ['errors that are kept', notFound, /none/, withHeader('cache-control', 'max-age=31536000'), /none.*kept/],
    ['the page of the host', notFound, /nope/, () => ({ body: Buffer.from('404') }), /another page than 404.html/],
  ] as const)('shows %s', async (_, ask, path, change, says) => {
    const { problems } = await ask({
      ...hosted.own,
      ask: changed(path, change as (answer: Answer) => Partial<Answer>),
    });
    expect(problems.join('\n')).toMatch(says);
  });

  it('shows a page without its policy where the host sends none', async () => {
    const { problems } = await headers({ ...hosted.pages, ask: changed(/./, () => ({ body: Buffer.from('<h1>') })) });
    expect(problems).toEqual(['no policy in the page']);
  });
});
