import type { BuiltPage } from '../build';
import { oneLine } from '../page-text';
import type { Rule } from '../rule';

/** A paragraph that is only a label: a component's, or bold text alone. */
const LABEL = 'p[class^="label"], p:has(> strong:only-child)';

/**
 * Every label has its value: a term has a description, a label a list, a cell text, a fold content. And a full stop
 * separates the unit of a description from its text.
 */
export const labelsRule: Rule = {
  name: 'labels',
  check({ pages }) {
    return pages.filter(({ redirect }) => !redirect).flatMap(alone);
  },
};

function alone({ file, $ }: BuiltPage): string[] {
  const say = (what: string, label: string): string => `${file}: ${what} "${oneLine(label)}" has no value`;
  const filled = (selector: string, has: string): string[] =>
    $(`main :is(${selector})`)
      .filter((_, node) => !$(node).next().is(has) || oneLine($(node).next().text()) === '')
      .map((_, node) => $(node).text())
      .get();
  const labels = $('main')
    .find(LABEL)
    .filter((_, node) => oneLine($(node).text()) === oneLine($(node).children('strong').text() || $(node).text()))
    .filter((_, node) => oneLine($(node).next(':not(h2, h3, h4, h5, p[class^="label"])').text()) === '')
    .map((_, node) => $(node).text())
    .get();
  return [
    ...filled('dt', 'dd').map((term) => say('the term', term)),
    ...labels.map((label) => say('the label', label)),
    ...$('main dd')
      .filter((_, node) => /[^.!?\s] Unit: /.test($(node).text()))
      .map((_, node) => `${file}: no full stop before the unit of "${oneLine($(node).prev('dt').text())}"`)
      .get(),
    ...$('main td[data-label]')
      .filter((_, node) => oneLine($(node).text()) === '')
      .map((_, node) => say('the cell', $(node).attr('data-label') ?? ''))
      .get(),
    ...$('main summary')
      .filter((_, node) => {
        const content = $(node).parent().contents().not(node);
        return oneLine(content.text()) === '' && content.find('svg, img').length === 0;
      })
      .map((_, node) => say('the fold', $(node).text()))
      .get(),
  ];
}
