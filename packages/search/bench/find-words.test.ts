import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { wholeEngine } from '../fixtures/hits';
import { ADDRESS } from '../fixtures/small-index';
import type { Engine } from '../worker/engine';
import { findWords } from './find-words';
import { readPageWords, type PageWords } from './page-words';

describe('identifiers on pages', () => {
  const html = `<div class="theme-doc-markdown"><pre>await privateKeyToAccount(key)</pre>
<table><tr><th>ROLE_ID_DAO</th><td>plain ${ADDRESS}</td></tr></table>
<dl><dt>Who may call<dd>Role 1, L1RewardManager</dl><div class="theme-admonition">See <b>upgrade<wbr>ToAndCall</b>.</div></div>`;

  it('are read by the place that shows them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    for (const [route, head] of [
      ['a', ''],
      ['a-1', ''],
      ['hidden', '<meta name="robots" content="noindex">'],
    ] as const) {
      mkdirSync(join(folder, 'api', 'contracts', 'abis', 'mainnet', route), { recursive: true });
      writeFileSync(join(folder, 'api', 'contracts', 'abis', 'mainnet', route, 'index.html'), head + html);
    }
    const { words, shows } = readPageWords(folder);
    rmSync(folder, { recursive: true });
    const found = Object.fromEntries([...words].map(([kind, own]) => [kind, [...own]]));
    const route = '/api/contracts/abis/mainnet/a';
    expect(found).toEqual({
      code: [['privateKeyToAccount', route]],
      cells: [['ROLE_ID_DAO', route]],
      callers: [['L1RewardManager', route]],
      notes: [['upgradeToAndCall', route]],
      addresses: [[ADDRESS, route]],
    });
    expect(shows(route, 'plain')).toBe(true);
    expect(shows(route, 'hidden')).toBe(false);
  });
});

describe('the search for them', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await wholeEngine();
  });
  const shown = (word: string, pages: readonly string[]): PageWords => ({
    words: new Map([['code', new Map([[word, '/p']])]]),
    shows: (route) => pages.includes(route),
  });
  const problems = (words: PageWords) => findWords(engine, words, () => 0).flatMap((found) => found.problems);

  it('passes where a result leads to a page that shows it', () =>
    expect(problems(shown('multisig', ['/guides']))).toEqual([]));
  it('fails for a word that it says does not occur', () =>
    expect(problems(shown('zzqxAbc', ['/p']))).toEqual([expect.stringMatching(/“zzqxAbc” is on \/p, .* No results/)]));
  it('fails where no result leads to such a page', () =>
    expect(problems(shown('multisig', ['/p']))).toEqual([expect.stringMatching(/no result leads to a page/)]));
  it('fails for a build without any', () =>
    expect(problems({ words: new Map([['notes', new Map()]]), shows: () => true })).toEqual([
      'the build shows no identifiers of the kind notes',
    ]));
  it('draws as many as asked for, each once', () => {
    const words = new Map([['code', new Map(['a1', 'b2', 'c3'].map((word) => [word, '/p'] as const))]] as const);
    expect(findWords(engine, { words, shows: () => true }, () => 0.99, 2)[0]?.searched).toBe(2);
  });
});
