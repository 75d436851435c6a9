import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf, infimaClasses } from '@sdk-docs/light/styles/lean-styles';
import type { Rule } from '../rule';

/** Each class of Infima on a page has its rules: packages/light/styles removes those that no code of the bundle names. */
export const stylesRule: Rule = {
  name: 'styles',
  check({ pages, files, folder }) {
    const sheets = [...files].filter((file) => file.endsWith('.css'));
    const styled = new Set(sheets.flatMap((file) => classesOf(readFileSync(join(folder, file), 'utf8'))));
    const removed = [...infimaClasses()].filter((name) => !styled.has(name));
    // One line each, with the first page: parts of the layout are on all pages.
    return removed.flatMap((name) => {
      const [first, ...more] = pages.filter(({ $ }) => $(`.${name}`).length > 0);
      if (first === undefined) return [];
      return [`${first.file} and ${more.length} more: no style sheet has the rules of .${name}: see light/styles`];
    });
  },
};
