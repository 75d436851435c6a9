import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf, infimaClasses } from '@sdk-docs/light/styles/lean-styles';
import type { Rule } from '../rule';

/**
 * Each class of Infima on a page has its rules: packages/light/styles removes those that no code of the bundle names.
 * Each kind of code with a colour is on a page.
 */
export const stylesRule: Rule = {
  name: 'styles',
  check({ pages, files, folder }) {
    const sheets = [...files].filter((file) => file.endsWith('.css'));
    const texts = sheets.map((file) => readFileSync(join(folder, file), 'utf8'));
    const styled = new Set(texts.flatMap((text) => classesOf(text)));
    const removed = [...infimaClasses()].filter((name) => !styled.has(name));
    const used = pages.map(({ file, $ }) => ({ file, classes: new Set($('[class]').get().flatMap(classesAt)) }));
    // One line per class, with its first page: parts of the layout are on all pages.
    const without = removed.flatMap((name) => {
      const [first, ...more] = used.filter(({ classes }) => classes.has(name));
      if (first === undefined) return [];
      return [`${first.file} and ${more.length} more: no style sheet has the rules of .${name}: see light/styles`];
    });
    const dead = texts.flatMap(tokensOf).filter((name) => !used.some(({ classes }) => classes.has(name)));
    return [...without, ...dead.map((name) => `no page has code of the class .${name}: see site/src/css/code.css`)];
  },
};

/** Kinds of code that a style sheet colours: `.token:is(.string, .regex)`. */
const tokensOf = (sheet: string): string[] =>
  [...sheet.matchAll(/\.token(?:\.|:is\()([^){]+)/g)].flatMap(([, names = '']) => names.match(/[a-z][\w-]*/g) ?? []);

const classesAt = ({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): readonly string[] =>
  (attribs.class ?? '').split(/\s+/);
