import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSource } from './source';

let stop = (): void => undefined;
afterEach(() => stop());

/** Address of a host with these answers. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  await new Promise((done) => server.once('listening', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('a sign-in page in place of data is not kept', async () => {
  const answers = ['<html>Sign in</html>', '{"a":1}', '{"a":2}'];
  const source = createSource(await host((_, response) => response.end(answers.shift())));
  await expect(source.json('data.json')).rejects.toThrow(/JSON/);
  expect(await source.json('data.json')).toEqual({ a: 1 });
  expect(await source.json('data.json')).toEqual({ a: 1 });
});

it('a host that never answers is an error', async () => {
  const source = createSource(await host(() => undefined), 50);
  await expect(source.text('page.md')).rejects.toThrow(/timeout/);
});
