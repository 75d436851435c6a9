import { beforeAll, describe, expect, it } from 'vitest';
import { wholeEngine } from '../fixtures/hits';
import { smallIndex } from '../fixtures/small-index';
import { noteWords } from '../format/note-words';
import type { SearchRecord } from '../format/record';
import { distance } from '@sdk-docs/tools/book/distance';
import { Engine } from './engine';

let names: Engine;
let full: Engine;
beforeAll(async () => {
  names = new Engine(smallIndex);
  full = await wholeEngine();
});

const found = (engine: Engine, query: string, ctx = ''): string[] =>
  engine.search(query, { limit: 8, ctx }).hits.map(({ route, anchor }) => `${route}#${anchor}`);
const METHOD = '/api/contracts/handlers/vault-handler#depositETH';

describe('the guide that calls a method', () => {
  /** The small index with a guide to deposits, whose samples call the handler or do not. */
  const withGuide = (toldBy: readonly string[]) => {
    const [sample] = smallIndex.records;
    if (sample === undefined) throw new Error('the index has no records');
    const words = 'Deposit ETH and check what came.';
    return wholeEngine({
      pages: [
        ...smallIndex.pages.map((page) => (page.property === 'vault' ? { ...page, toldBy } : page)),
        { route: '/guides/eth', title: 'Your first ETH', trail: '', property: '', keywords: '' },
      ],
      records: [
        ...smallIndex.records,
        { ...sample, kind: 'page', name: 'Your first ETH', page: smallIndex.pages.length, anchor: '', words },
      ],
    });
  };
  const [question, guide] = ['how can I deposit ETH', '/guides/eth#'];

  it('is the first result of a question that spells the name', async () =>
    expect(found(await withGuide(['/guides/eth']), question)[0]).toBe(guide));
  it('stays behind it where its samples do not call it', async () =>
    expect(found(await withGuide([]), question)[0]).not.toBe(guide));
  it('is the second result of the name in words', async () =>
    expect(found(await withGuide(['/guides/eth']), 'deposit eth').slice(0, 2)).toEqual([METHOD, guide]));
});

describe('the guide about a word that begins a name', () => {
  const first = smallIndex.records[0] as SearchRecord;
  const engine = wholeEngine({
    pages: [
      ...smallIndex.pages,
      { route: '/guides/out', title: 'Withdraw ETH', trail: '', property: '', keywords: '' },
    ],
    records: [
      ...smallIndex.records,
      {
        ...first,
        kind: 'page',
        name: 'Withdraw ETH',
        page: smallIndex.pages.length,
        words: 'A withdrawal takes days.',
      },
      { ...first, kind: 'method', name: 'withdrawalRequest', page: 3, anchor: 'withdrawalRequest' },
    ],
  });
  const method = '/api/contracts/handlers/vault-handler#withdrawalRequest';

  it.each(['withdrawal', 'withdrawl'])('is the first result of %s', async (query) =>
    expect(found(await engine, query).slice(0, 2)).toEqual(['/guides/out#', method]),
  );
  it.each(['withdrawalRequest', 'withdrawalRe', 'Withdrawal'])('is not that of %s', async (query) =>
    expect(found(await engine, query)[0]).toBe(method),
  );
});

describe('names', () => {
  it.each([
    'depositETH',
    'depositeth',
    'deposit eth',
    'depositETH()',
    'vault.depositETH',
    'VaultHandler.depositETH',
    'VaultHandler depositETH',
    'vault deposit eth',
    'await client.vault.depositETH(account).transact()',
  ])('%s finds the method before the function of the ABI', (query) => expect(found(names, query)[0]).toBe(METHOD));

  it.each([
    ['rate quote', '/api/contracts/abis/mainnet/VaultV1#getRateInQuote'],
    ['get rate in quote', '/api/contracts/abis/mainnet/VaultV1#getRateInQuote'],
    ['getRat', '/api/contracts/abis/mainnet/VaultV1#getRateInQuote'],
    ['vault', '/api/contracts/handlers/vault-handler#'],
    ['vault address mainnet', '/api/contracts/addresses#CONTRACT_ADDRESSES-Mainnet-Vault'],
    ['chain id 1', '/api/chains/constants#Chain-Mainnet'],
    ['VaultV1 abi', '/api/contracts/abis/mainnet/VaultV1#'],
    ['VaultV1.depositETH', '/api/contracts/abis/mainnet/VaultV1#depositETH'],
    ['handler vault', '/api/contracts/handlers/vault-handler#'],
  ])('%s leads to %s', (query, place) => expect(found(names, query)[0]).toBe(place));

  it('are answered from one character on', () => expect(found(names, 'V').length).toBeGreaterThan(0));
});

describe('texts', () => {
  it('answer questions with guides', () =>
    expect(found(full, 'how do I approve a token')[0]).toBe('/guides/#approve-a-token'));
  it('find by keywords of the page', () => expect(found(full, 'supported chains')[0]).toBe('/api/chains/constants#'));
  it('find words from the rest of a cut text', () =>
    expect(found(full, 'multisig')[0]).toBe('/guides/#approve-a-token'));
  it('do not require weak words', () =>
    expect(found(full, 'how to ensure approving')[0]).toBe('/guides/#approve-a-token'));
  it('rank headings with the words above contracts that only contain them', () =>
    expect(found(full, 'approve token')[0]).toBe('/guides/#approve-a-token'));
  it('rank the page of a keyword first', () => expect(found(full, 'networks')[0]).toBe('/api/chains/constants#'));
  it('do not treat plain words as code', () => {
    expect(found(full, 'Deposited')[0]).toBe('/api/contracts/abis/mainnet/VaultV1#event-Deposited');
    expect(found(full, 'supported chains')[0]).toBe('/api/chains/constants#');
  });
  it('do not treat the word of a question as code', () => {
    const name = '/api/contracts/abis/mainnet/VaultV1#deposit-uint256-address';
    expect(found(full, 'deposit')[0]).toBe(name);
    expect(full.search('depositETH', { limit: 8 }).sure).toBe(true);
    expect(full.search('who can deposit', { limit: 8 }).sure).toBe(false);
  });
  it('know synonyms', () => expect(found(full, 'networks').length).toBeGreaterThan(0));
  it('know synonyms in all forms', () => expect(found(full, 'blockchains')[0]).toMatch(/chain/i));
  it('show partial answers to a question below fuller ones', () => {
    const error = '/api/reverts#error-InvalidAmount';
    expect(found(full, 'allowance multisig zero')).not.toContain(error);
    expect(found(full, 'how do allowance multisig zero').indexOf(error)).toBeGreaterThan(0);
  });
});

describe('long questions', () => {
  const before = 'please tell me how it is that the one who wants this and does what we all do there can use';
  it('are read to their end', () =>
    expect(found(full, `${before} an approval of the spender`)[0]).toBe('/guides/#approve-a-token'));
});

describe('pasted values among words', () => {
  it('follow a function that the query writes as code', () =>
    expect(found(full, `getRateInQuote(0x6e553f65) returns another value`).slice(0, 2)).toEqual([
      '/api/contracts/abis/mainnet/VaultV1#getRateInQuote',
      '/api/contracts/abis/mainnet/VaultV1#deposit-uint256-address',
    ]));
  it('come first where a call failed', () =>
    expect(found(full, 'the call getRateInQuote reverted with 0x2c5211c6')[0]).toBe(
      '/api/reverts#error-InvalidAmount',
    ));
});

describe('typing errors', () => {
  it.each(['depsoitETH', 'depositETHH', 'dpositETH', 'VaultHanlder', 'getRateInQoute'])('%s is understood', (query) =>
    expect(found(full, query).length).toBeGreaterThan(0),
  );
  it('are not assumed where a word is spelled correctly', () =>
    expect(found(full, 'deposit')).not.toContain('/api/reverts#error-InvalidAmount'));
  it('count swaps as one', () => {
    expect(distance('depsoit', 'deposit', 1)).toBe(1);
    expect(distance('deposit', 'depositing', 1)).toBe(Infinity);
    expect(distance('depo', 'deposit', 1, true)).toBe(0);
  });
});

describe('words that do not occur', () => {
  it.each(['kubernetes', 'rust', 'zzzz', 'graphql', 'getFooBarBaz', 'polkadot parachain', 'xy'])(
    'find nothing for %s',
    (query) => expect(found(full, query)).toEqual([]),
  );

  it('quotes a very long word in part', () => {
    const { note } = full.search(`deposit ${'qxzw'.repeat(4000)}`, { limit: 8 });
    expect(noteWords(note, false)).toMatch(/^No results: “(?:qxzw)+ …” does not occur/);
    expect(noteWords(note, false).length).toBeLessThan(200);
  });

  it('are named in the answer, with a query that finds something', () => {
    const { note, instead } = full.search('solana deposit', { limit: 8 });
    expect(note).toEqual({ kind: 'absent', words: ['solana'], nearest: false });
    expect(instead).toBe('deposit');
  });
});

describe('context of the results page', () => {
  it('narrows to a route', () => {
    const places = found(full, 'deposit', 'guides');
    expect(places).not.toEqual([]);
    expect(places.filter((place) => !place.startsWith('/guides/'))).toEqual([]);
  });
  it('is ignored when it is unknown', () => expect(found(full, 'deposit', 'zzz')).toEqual(found(full, 'deposit')));
});

describe('odd input', () => {
  const odd = [
    '',
    ' ',
    '0x',
    '0x…',
    '()',
    '...',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    '🦊',
    'ﬁ',
    '%E0%A4%A',
    '[.*+?^${}()|',
    '\\',
  ];
  it.each(odd)('%j has no sure answer, and no more hits than wanted', (query) => {
    const { hits, sure } = full.search(query, { limit: 8 });
    expect(sure).toBe(false);
    expect(hits.length).toBeLessThanOrEqual(8);
  });

  it('throws nothing, nor do pieces of names in any mixture', () => {
    // A fixed sequence, so that a failure can be repeated.
    let seed = 7;
    const next = (limit: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % limit;
    const alphabet = [...'aZ0xX_ .…-()"\'<>{}\\/ée日', ...odd];
    for (const { name } of smallIndex.records) {
      for (let length = 1; length <= name.length; length++) full.search(name.slice(0, length), { limit: 8 });
      for (let round = 0; round < 40; round++) {
        const noise = Array.from({ length: next(12) }, () => alphabet[next(alphabet.length)]).join('');
        full.search(name.slice(0, next(name.length)) + noise, { limit: 8 });
      }
    }
  });
});
