import { describe, expect, it } from 'vitest';
import { Corrector } from './corrector';
import { parseQuery } from './query';
import { indexTerms } from './terms';

const TEXT = 'A contract may spend the carrot. Carrots vest. Withdraw instead of waiting.';

/** Corrects all words of a query that the text lacks. */
function corrected(input: string, asked: readonly string[] = []): string | undefined {
  const counts = new Map(indexTerms(TEXT).map((term) => [term, 1]));
  const query = parseQuery(input);
  const missing = query.content.filter(({ key }) => !counts.has(key));
  return new Corrector(counts, asked).repair(query, missing)?.raw;
}

describe('Corrector', () => {
  it('corrects a word that the docs have', () => {
    expect(corrected('withdarw carrot')).toBe('withdraw carrot');
  });

  it('corrects another form of a word that the docs have', () => {
    expect(corrected('take back spendig')).toBe('take back spending');
  });

  it('corrects a word that only readers use', () => {
    expect(corrected('carrot unbontding')).toBeUndefined();
    expect(corrected('carrot unbontding', ['unbond'])).toBe('carrot unbonding');
  });

  it('never makes a word that has another stem', () => {
    expect(corrected('who eats carrots', ['eta'])).toBeUndefined();
  });

  it('leaves out an ending that no word of the docs has', () => {
    expect(corrected('contractual carrot')).toBe('contract carrot');
    expect(corrected('contractually carrot')).toBeUndefined();
    expect(corrected('carrot mayhem')).toBeUndefined();
  });

  it('prefers a word of the docs to a form', () => {
    expect(corrected('carrot insteed', ['insteef'])).toBe('carrot instead');
  });
});
