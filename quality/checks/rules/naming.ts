import type { Rule } from '../rule';

/** Links and buttons have a name with letters or digits, and images have an alt text. */
export const namingRule: Rule = {
  name: 'naming',
  check({ pages }) {
    return pages
      .filter(({ redirect }) => !redirect)
      .flatMap(({ file, $ }) => [
        ...$('a[href], button')
          .filter(
            (_, node) =>
              !/\p{L}|\p{N}/u.test(
                `${$(node).text()} ${$(node).attr('aria-label') ?? ''} ${$(node).find('img').attr('alt') ?? ''}`,
              ),
          )
          .map((_, node) => `${file}: ${node.tagName} without a name: ${$.html(node).slice(0, 80)}`)
          .get(),
        ...$('img:not([alt])')
          .map((_, node) => `${file}: image without alt: ${$(node).attr('src') ?? ''}`)
          .get(),
      ]);
  },
};
