import { describe, expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { knownStems } from '../format/known-stems';
import { decodeQuestions, encodeQuestions } from '../format/question-file';
import { expansionProblems, recordPlace } from './expansions';
import type { HtmlPage } from './html-page';
import { questionsOf } from './questions';

const pages = [{ route: '/guides', ids: new Set(['leave']) }] as unknown as HtmlPage[];
const phrases = ['cash out', 'get out', 'leave now', 'sell it', 'go away', 'take back', 'end it', 'stop here'];
const problems = (place: string, list = phrases): string[] => expansionProblems([{ place, phrases: list }], pages);

describe('expansions', () => {
  it('are sound for pages and anchors of the build', () =>
    expect([...problems('/guides/'), ...problems('/guides#leave')]).toEqual([]));
  it.each([
    ['an unknown page', problems('/gone'), 'expansion of /gone: no such place'],
    ['an unknown anchor', problems('/guides#gone'), 'expansion of /guides#gone: no such place'],
    ['an empty phrase', problems('/guides', [...phrases, ' ']), 'expansion of /guides: an empty phrase'],
    ['the same phrase twice', problems('/guides', [...phrases, 'Cash  out']), 'expansion of /guides: a phrase twice'],
    ['too few', problems('/guides', phrases.slice(1)), 'expansion of /guides: 7 phrases, at least 8 are needed'],
    [
      'the same place twice',
      expansionProblems(
        ['/guides', '/guides/'].map((place) => ({ place, phrases })),
        pages,
      ),
      'expansion of /guides/: listed twice',
    ],
  ])('fail with %s', (_, found, message) => expect(found).toEqual([message]));
  it('name places as records do', () =>
    expect(['/', '/guides/', '/guides/#a'].map(recordPlace)).toEqual(['/#', '/guides#', '/guides#a']));
});

describe('what readers ask', () => {
  const asked = questionsOf(smallIndex, [
    { place: '/guides/#approve-a-token', phrases: ['let an app spend my coins', 'spend the coin', 'my app', 'the'] },
    { place: '/guides/#no-record', phrases: ['where to begin', 'begin by whim'] },
    { place: '/api/reverts#error-InvalidAmount', phrases: ['spend zero', 'amount refused'] },
  ]);
  const of = (name: string) => asked[smallIndex.records.findIndex((record) => record.name === name)];

  it('is stems without stop words, by record', () =>
    expect(of('Approve a token')).toEqual({
      set: false,
      phrases: [['ap', 'spend', 'coin'], ['spend', 'coin'], ['ap']],
    }));
  it('belongs to the page where a place has no record', () =>
    expect(of('Guides')).toEqual({ set: false, phrases: [['begin']] }));
  it('is without a word that one phrase has and no text', () =>
    expect(JSON.stringify(of('Guides'))).not.toContain('whim'));
  it('is a set of words for the reference, without those of one record', () =>
    expect(of('InvalidAmount')).toEqual({ set: true, phrases: [['spend']] }));

  const stems = knownStems(smallIndex);
  it('leaves out the stems of the texts, and needs the same texts', () => {
    const file = encodeQuestions(asked, stems);
    expect(file.words.split(' ')).not.toContain('amount');
    expect(() => decodeQuestions(file, asked.length, [])).toThrow(/other texts/);
  });

  it('survives writing and reading, in some order', () => {
    const read = decodeQuestions(JSON.parse(JSON.stringify(encodeQuestions(asked, stems))), asked.length, stems);
    const sorted = (questions: typeof asked) =>
      questions.map((item) => item && { ...item, phrases: item.phrases.map((phrase) => [...phrase].sort()).sort() });
    expect(sorted(read)).toEqual(sorted(asked));
    expect(decodeQuestions(encodeQuestions([null], stems), 1, stems)).toEqual([null]);
    expect(() => decodeQuestions(encodeQuestions(asked, stems), 3, stems)).toThrow(/expected 3 records/);
  });
});
