import { ELEMENTS_BUDGET } from '../../../site/config/budgets';
import type { Rule } from '../rule';

/** No page of a handler has more elements than its budget: each one costs time and memory on a phone. */
export const elementsRule: Rule = {
  name: 'elements',
  check({ pages }) {
    return pages
      .filter(({ route }) => ELEMENTS_BUDGET.routes.test(route))
      .map(({ file, $ }) => ({ file, count: $('*').length }))
      .filter(({ count }) => count > ELEMENTS_BUDGET.count)
      .map(({ file, count }) => `${file}: ${count} elements, the budget allows ${ELEMENTS_BUDGET.count}`);
  },
};
