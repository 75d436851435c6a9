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
    const used = pages.map(({ file, $ }) => ({ file, classes: new Set($('[class]').get().flatMap(classesAt)) }));
    // One line per class, with its first page: parts of the layout are on all pages.
    return removed.flatMap((name) => {
      const [first, ...more] = used.filter(({ classes }) => classes.has(name));
      if (first === undefined) return [];
      return [`${first.file} and ${more.length} more: no style sheet has the rules of .${name}: see light/styles`];
    });
  },
};

const classesAt = ({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): readonly string[] =>
  (attribs.class ?? '').split(/\s+/);
