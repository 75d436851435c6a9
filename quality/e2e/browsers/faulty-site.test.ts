import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWithFaults, type FaultySite } from './faulty-site';

let folder = '';
let site: FaultySite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'js'));
  await writeFile(join(folder, 'index.html'), '<h1>home</h1>');
  await writeFile(join(folder, 'js/a.js'), 'let a');
  await writeFile(join(folder, '_headers'), '/base/*\n  Content-Security-Policy: x\n  X-Test: yes\n');
  site = await serveWithFaults(folder, '/base/');
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

it('changes, rejects and delays answers, and leaves the others unchanged', async () => {
  const text = async (path: string) => (await fetch(site.at(path))).text();
  expect(await text('')).toBe('<h1>home</h1>');
  site.change(/\/base\/$/, (html) => html.replace('home', 'changed'), { 'x-more': 'too' });
  const changed = await fetch(site.at(''));
  expect(await changed.text()).toBe('<h1>changed</h1>');
  expect(changed.headers.get('x-test')).toBe('yes');
  expect(changed.headers.get('x-more')).toBe('too');
  expect(changed.headers.has('content-security-policy')).toBe(false);

  const release = site.hold(/a\.js$/);
  let isAnswered = false;
  const held = text('js/a.js').then((body) => ((isAnswered = true), body));
  await text('');
  expect(isAnswered).toBe(false);
  release();
  expect(await held).toBe('let a');

  site.change(/a\.js$/, () => null);
  expect((await fetch(site.at('js/a.js'))).status).toBe(404);
});
