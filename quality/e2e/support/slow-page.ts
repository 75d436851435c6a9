import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type StaticSite } from './static-site';

/** Serves a page of the site up to `stop`, and the rest of its HTML once `release` is called. */
export async function serveSlowly(
  site: string,
  path: string,
  stop: string,
): Promise<StaticSite & { readonly release: () => void }> {
  const html = await (await fetch(new URL(path, site))).text();
  const at = html.indexOf(stop);
  if (at < 0) throw new Error(`${path} does not contain ${stop}`);
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  const base = new URL(site).pathname;
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    void (async () => {
      if (url === base + path) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.write(html.slice(0, at));
        await released;
        response.end(html.slice(at));
        return;
      }
      const answer = await fetch(new URL(url, site));
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  return {
    home: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}${path}`,
    release,
    close: () =>
      new Promise((closed) => {
        release();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
