import { expect, it } from 'vitest';
import { folded } from './fold';

const prose = (...texts: readonly string[]) => folded(texts.map((text, index) => ({ label: `Label ${index}`, text })));
const sentence = `${'word '.repeat(14)}end. `;

it('shows what is short, and nothing of an empty column', () => {
  expect(prose('One sentence.', '', 'Another.')).toEqual(['One sentence.', '', 'Another.']);
});

it('folds the end of a long text between two sentences', () => {
  const [text = ''] = prose(sentence.repeat(9));
  expect(text).toMatch(/end\.<More label="more" part="end">word/);
  expect(text.replace(/<[^>]*>/g, ' ').trim()).toBe(sentence.repeat(9).trim());
});

it('counts the items of a list that it folds, and cuts no link', () => {
  const list = Array.from({ length: 40 }, (_, index) => `[\`Contract${index}.f(a, b)\`](/api/a#f-${index})`).join(', ');
  const [text = ''] = prose(list);
  const [shown = '', rest = ''] = text.split(/<More label="and \d+ more" part="end">/);
  expect(`${shown}, ${rest.replace('</More>', '')}`).toBe(list);
});

it('folds a column for which no line is left as a whole, under its name', () => {
  const columns = prose(sentence.repeat(4), sentence.repeat(3));
  expect(columns[1]).toBe(`<More label="Label 1">${sentence.repeat(3)}</More>`);
});
