import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMONSTRATIONS } from '../../../site/config/limits';
import { withoutSlash } from '../build';
import type { Rule } from '../rule';

/** Files that list pages for search: for external engines, and for the site's own. */
const LISTS = /^(?:sitemap\.xml|search-index\.json|assets\/search\/[^/]+\.json)$/;

/** The pages that demonstrate components keep their routes, and no search lists them. */
export const demonstrationsRule: Rule = {
  name: 'demonstrations',
  async check({ folder, files, pages }) {
    const own = pages.filter(({ route }) => DEMONSTRATIONS.includes(withoutSlash(route)));
    const lists = await Promise.all(
      [...files]
        .filter((file) => LISTS.test(file))
        .map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
    );
    return [
      ...own
        .filter(({ $ }) => !/noindex/.test($('meta[name="robots"]').attr('content') ?? ''))
        .map(({ file }) => `${file}: a demonstration without noindex`),
      ...lists.flatMap(({ file, text }) =>
        DEMONSTRATIONS.filter((route) => text.includes(route)).map((route) => `${file}: names ${route}`),
      ),
    ];
  },
};
