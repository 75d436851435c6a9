import type { BuiltPage } from '../build';
import { oneLine } from '../page-text';
import type { Rule } from '../rule';

const HEADINGS = 'h1, h2, h3, h4, h5';
/** Elements on a line of their own. */
const BLOCKS = 'p, dt, caption, label, summary';

/**
 * No heading of a page repeats another one, so entries of its table of contents differ, and nothing directly below a
 * heading repeats it.
 */
export const headingsRule: Rule = {
  name: 'headings',
  check({ pages }) {
    return pages.filter(({ redirect }) => !redirect).flatMap(repeated);
  },
};

function repeated({ file, $ }: BuiltPage): string[] {
  const headings = $('main')
    .find(HEADINGS)
    .map((_, node) => {
      const next = $(node).next();
      return {
        text: oneLine($(node).clone().find('.hash-link').remove().end().text()),
        below: (next.is(BLOCKS) ? next : next.find(BLOCKS).first()).text(),
      };
    })
    .get();
  const texts = headings.map(({ text }) => text);
  const twice = new Set(texts.filter((text, index) => texts.indexOf(text) !== index));
  return [
    ...[...twice].map((text) => `${file}: two headings say "${text}"`),
    ...headings
      .filter(({ text, below }) => oneLine(below).replace(/[.:]$/, '').toLowerCase() === text.toLowerCase())
      .map(({ text }) => `${file}: "${text}" stands again right below its heading`),
  ];
}
