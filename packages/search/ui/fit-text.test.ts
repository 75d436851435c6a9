import { expect, it } from 'vitest';
import { fitText } from './fit-text';

/** Ten px per letter; 4 px stay free. */
const measure = (text: string): number => 10 * text.length;
const fit = (text: string, width: number, lines = 1): string => fitText(text, width, lines, measure);

it('leaves a text that fits', () => expect(fit('one two', 74)).toBe('one two'));
it('cuts between words, with an ellipsis', () => expect(fit('one two three', 104)).toBe('one two …'));
it('fills the lines it has', () => expect(fit('one two three four', 84, 2)).toBe('one two three …'));
it('cuts a single word that is too long', () => {
  expect(fit('requestWithdrawal now', 74)).toBe('reques…');
  expect(fit('requestWithdrawal', 30)).toBe('');
});
