import { beforeAll, describe, expect, it } from 'vitest';
import { wholeEngine } from '../fixtures/hits';
import { noteWords } from '../format/note-words';
import type { Engine } from './engine';
import { isBeyond } from './beyond';
import { graspOf } from './grasp';
import { parseQuery } from './query';
import type { WordScores } from './word-index';

const ENTRIES = 100;
const among = (...ids: number[]): WordScores => ({
  scores: Float64Array.from({ length: ENTRIES }, (_, id) => Number(ids.includes(id))),
  size: ids.length,
});
const grasp = (query: string, results: readonly WordScores[]): number =>
  graspOf(parseQuery(query).content, results, ENTRIES);

describe('how much of a query one place has', () => {
  it('is all of it where an entry has every word', () =>
    expect(grasp('price forecast', [among(1, 2), among(2)])).toBeCloseTo(1));
  it('is the share of the best entry, and not of all entries together', () =>
    expect(grasp('price forecast', [among(1), among(2)])).toBeCloseTo(0.5));
  it('falls most with a word that does not occur', () =>
    expect(grasp('price forecast', [among(1, 2, 3, 4, 5, 6, 7, 8), among()])).toBeLessThan(0.4));
  it('hardly falls with a number', () => expect(grasp('price 2026', [among(1), among()])).toBeCloseTo(0.8));
});

it.each([
  ['words without a place', 'cpu and ram of a node', 0.4, true],
  ['words with a place', 'cpu and ram of a node', 0.5, false],
  ['two words, of which none is to spare', 'docker compose', 0.5, true],
  ['a single word', 'docker', 0.1, false],
  ['code, which has a stage of its own', 'why does depositETH revert so often', 0.1, false],
])('%s', (_, query, share, beyond) => expect(isBeyond(share, parseQuery(query))).toBe(beyond));

describe('a question that the docs do not answer', () => {
  let engine: Engine;
  const question = 'how do insurance and graphics approve';
  beforeAll(async () => {
    engine = await wholeEngine();
  });
  it('finds nothing, with the words that do not occur and the nearest guides', () => {
    const { hits, note, nearest } = engine.search(question, { limit: 8 });
    expect(hits).toEqual([]);
    expect(noteWords(note, false)).toMatch(
      /^No results: these docs do not seem to answer this\. “insurance”, “graphics” do not occur in these docs\.$/,
    );
    expect(nearest.map(({ name }) => name)).toContain('Approve a token');
  });
  it('finds what it finds otherwise', () =>
    expect(engine.search('how do I approve a token', { limit: 8 }).hits[0]?.name).toBe('Approve a token'));
});
