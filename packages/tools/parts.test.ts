import { describe, expect, it } from 'vitest';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { functionsParts, wordsParts } from '@sdk-docs/reference/generator/write/tools/all';
import { WORDS } from './browser/books/words';
import { unpackFunctions } from './book/inputs';
import { joinWords, unpackWords } from './book/errors';
import { joinFunctions } from './book/functions';
import { Explainer } from './calldata/explain';
import { readWhole } from './calldata/input';
import { LogReader } from './calldata/logs';
import { reportOf } from './calldata/report';
import { diagnose, explained, recognise, wordsFor } from './errors/diagnose';
import { Doctor } from './errors/doctor';
import { errors, events, functions, places, rules, signatures, spenders, words } from './fixtures/books';

// Pages load some files in parts: an answer from the needed parts must equal one from everything.

describe('the words in parts', () => {
  const parts = wordsParts(reference);
  const doctor = new Doctor(errors, places);
  const books = { errors, places, spenders, functions: signatures, events };
  const inputs = [
    ...errors.errors.map(({ name }) => `${name}()`),
    ...errors.texts.map((text) => `execution reverted: ${text}`),
    ...errors.panics.map((code) => `Panic(${code})`),
    'execution reverted',
    'EnforcedPause() after InvalidAmount()',
    'hello there',
  ];

  it('are as many as the page can load, and hold everything once', () => {
    expect(parts.length).toBe(WORDS.length);
    expect(parts.length).toBe(errors.parts.length + 1);
    expect(unpackWords(joinWords(parts), errors)).toEqual(words);
  });

  it.each(['', 'PufferVaultV5', 'Teller', 'PufferProtocol'])('answer as all of them do, for %s', (contract) => {
    let loaded = 0;
    for (const input of inputs) {
      const found = recognise(books, doctor, input, contract);
      const needed = wordsFor(errors, found);
      loaded += needed.length;
      const some = unpackWords(joinWords(parts.filter((_, index) => needed.includes(index))), errors);
      expect(explained({ ...books, words: some }, found)).toEqual(
        diagnose({ ...books, words }, doctor, input, contract),
      );
    }
    expect(loaded / inputs.length).toBeLessThan(1.5);
  });
});

describe('the functions in parts', () => {
  const parts = functionsParts(reference);
  const [writes, views] = [unpackFunctions(parts.functions), unpackFunctions(parts.views)];
  const books = { places, spenders, rules };
  const reader = new LogReader(events, places);
  const around = { state: {}, now: 0n };

  it('hold every function once without its outputs, and those of one name together', () => {
    const all = joinFunctions(writes, views);
    for (const [contract, items] of Object.entries(functions)) {
      expect(all[contract]).toHaveLength(items.length);
      expect(all[contract]).toEqual(expect.arrayContaining(items.map(({ outputs: _, ...item }) => item)));
      const names = new Set(writes[contract]?.map(({ name }) => name));
      expect(views[contract]?.filter(({ name }) => names.has(name))).toEqual([]);
    }
  });

  it('say when an answer needs the others, or the events', async () => {
    const report = async (text: string, explainer: Explainer, logs: LogReader | null = reader): Promise<boolean> =>
      reportOf(explainer, logs, await readWhole(text), around).incomplete;
    const balanceOf = `0x70a08231${'1'.padStart(64, '0')}`;
    const inside = `0xac9650d8${[32, 1, 32, 36].map((size) => size.toString(16).padStart(64, '0')).join('')}${balanceOf.slice(2).padEnd(128, '0')}`;
    const some = (): Explainer => new Explainer(writes, books, false);
    expect(await report(balanceOf, some())).toBe(true);
    expect(await report(inside, some())).toBe(true);
    expect(await report('balanceOf(address)', some())).toBe(true);
    expect(await report(balanceOf, new Explainer(joinFunctions(writes, views), books))).toBe(false);
    expect(await report(`0x2d2da806${'1'.padStart(64, '0')}`, some())).toBe(false);
    const log = JSON.stringify({ address: `0x${'1'.repeat(40)}`, topics: [`0x${'2'.repeat(64)}`], data: '0x' });
    expect(await report(log, some(), null)).toBe(true);
    expect(await report(log, some())).toBe(false);
  });
});
