import { oneLine } from '../page-text';
import type { Rule } from '../rule';

/** The table of contents beside a page has no entry twice: a reader could not tell where each leads. */
export const contentsRule: Rule = {
  name: 'contents',
  check({ pages }) {
    return pages.flatMap(({ file, $ }) => {
      const entries = $('.theme-doc-toc-desktop a')
        .map((_, node) => oneLine($(node).text()))
        .get();
      const twice = new Set(entries.filter((entry, index) => entries.indexOf(entry) !== index));
      return [...twice].map((entry) => `${file}: the table of contents has "${entry}" twice`);
    });
  },
};
