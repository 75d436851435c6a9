import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import buildWatch from './index';

// The plugin in two real compilations, as the browser's and the server's of a build.

const said = vi.hoisted((): string[] => []);
vi.mock('../end-build', () => ({ end: (sentence: string) => said.push(sentence) }));

/** More than the limit of the plugin. */
const LONG_MS = 1_000_000;
/** Gives the page `late` back once the event `finish` comes, others at once. */
const LOADER = `module.exports = function (text) {
  const done = this.async();
  if (this.resourcePath === this.getOptions().late) process.once('finish', () => done(null, text));
  else done(null, text);
};`;
const names = { '/base/-1a2': {}, '/base/never-3b4': {}, '*-5c6': {} };

let folder: string;
let plugin: ReturnType<typeof buildWatch>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  said.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'build-watch-'));
  mkdirSync(join(folder, 'docs'));
  for (const [file, text] of [
    ['docs/first.md', `import './second.md';`],
    ['docs/second.md', ''],
    ['loader.cjs', LOADER],
    ['index.html', ''],
    ['routesChunkNames.json', JSON.stringify(names)],
  ] as const)
    writeFileSync(join(folder, file), text);
  plugin = buildWatch({ siteDir: folder, outDir: folder, generatedFilesDir: folder, baseUrl: '/base/' } as LoadContext);
});

afterEach(async () => {
  await plugin.postBuild?.({} as never);
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Compiles the first page, which imports the second. The page `late` is compiled when the event `finish` comes. */
function compile(late = ''): Promise<void> {
  const use = { loader: join(folder, 'loader.cjs'), options: { late: join(folder, late) } };
  const configure = plugin.configureWebpack as unknown as (config: object, isServer: boolean) => object;
  const configs = [false, true].map((isServer) => ({
    mode: 'production' as const,
    entry: join(folder, 'docs/first.md'),
    output: { path: join(folder, isServer ? 'server' : 'browser') },
    module: { rules: [{ test: /\.md$/, use }] },
    ...configure({ mode: 'production' }, isServer),
  }));
  return new Promise((done, failed) => rspack(configs, (error) => (error ? failed(error) : done())));
}

it('names the page that never ends to be compiled, and no page that ended', async () => {
  const ended = compile('docs/second.md');
  await vi.waitUntil(() => process.listenerCount('finish' as never) === 2, { timeout: 60_000 });
  vi.advanceTimersByTime(LONG_MS);
  expect(said).toEqual([expect.stringMatching(/^The build stands still for 5 minutes at docs\/second\.md: it began/)]);
  process.emit('finish' as never);
  await ended;
});

it('names the page that has no HTML once both compilations have ended', async () => {
  await compile();
  vi.advanceTimersByTime(LONG_MS);
  expect(said).toEqual([
    expect.stringMatching(/^The build stands still for 5 minutes at \/base\/never: it has no HTML yet/),
  ]);
});
