import {
  REPLACED_CLASSES,
  UNUSED_CLASSES,
  UNUSED_ELEMENTS,
  UNUSED_MODULES,
} from '@sdk-docs/light/styles/unused-styles';
import type { BuiltPage } from '../build';
import type { Rule } from '../rule';

/** No page uses rules that are removed from the style sheets (packages/light/styles/unused-styles.ts). */
export const stylesRule: Rule = {
  name: 'styles',
  check({ pages }) {
    const found = new Map<string, string[]>();
    for (const page of pages) {
      for (const what of [...classes(page), ...selectors(page)])
        found.set(what, [...(found.get(what) ?? []), page.file]);
    }
    // One line each, with the first page: parts of the layout are on all pages.
    return [...found].map(
      ([what, [first = '', ...more]]) =>
        `${first} and ${more.length} more: the styles of ${what} are removed: delete its entry in light/styles/unused-styles.ts`,
    );
  },
};

function classes({ $ }: BuiltPage): string[] {
  const namesOf = (selector: string): string[] => [
    ...new Set(
      $(selector)
        .map((_, node) => ($(node).attr('class') ?? '').split(/\s+/))
        .get(),
    ),
  ];
  const unused = namesOf('[class]').filter((name) => UNUSED_CLASSES.some((pattern) => pattern.test(name)));
  const bare = REPLACED_CLASSES.flatMap(({ classes: replaced, by }) =>
    namesOf(`[class]:not(${by})`).filter((name) => replaced.test(name)),
  );
  return [...unused, ...bare].map((name) => `.${name}`);
}

function selectors({ $ }: BuiltPage): string[] {
  const signs = UNUSED_MODULES.map(({ sign }) => sign);
  return [...new Set([...UNUSED_ELEMENTS, ...signs])].filter((selector) => $(selector).length > 0);
}
