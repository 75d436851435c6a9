import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { UNUSED_MODULES } from './unused-styles';
import { isUnusedInModule, isUnusedSelector, unusedModule } from './unused';

it.each([
  '.avatar__photo',
  '.margin--xs',
  '.col--offset-12',
  '.button--link',
  '.pagination__item',
  '.text--left',
  '.alert--warning',
  'kbd',
  '.alert .close:hover',
  "img[align='left']",
])('drops %s', (selector) => expect(isUnusedSelector(selector)).toBe(true));

it.each([
  '.pagination-nav__link',
  '.margin-vert--lg',
  '.col--3',
  '.button--primary',
  ':where(.button--primary):not(.button--outline):hover',
  '.menu__link',
  'html',
  'img',
  '.text--center',
  '.alert--info',
])('keeps %s', (selector) => expect(isUnusedSelector(selector)).toBe(false));

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

it.each(UNUSED_MODULES)('$component is a theme component with these styles', ({ component, classes = [] }) => {
  const file = `${THEME}/${component}/styles.module.css`;
  expect(existsSync(file)).toBe(true);
  const css = readFileSync(file, 'utf8');
  for (const name of classes) expect(css).toContain(`.${name}`);
});

it('recognizes style sheets of the theme by their path, and no others', () => {
  expect(unusedModule(`/site/${THEME}/Tag/styles.module.css`)?.component).toBe('Tag');
  expect(unusedModule(`/site/${THEME}/TOC/styles.module.css`)).toBeUndefined();
  expect(unusedModule('/site/src/components/Tag/styles.module.css')).toBeUndefined();
});

it('drops all rules of an unused component, or its named classes', () => {
  const some = { component: 'x', classes: ['dark'], sign: '.x' };
  expect(isUnusedInModule(some, '.dark:hover')).toBe(true);
  expect(isUnusedInModule(some, '.light')).toBe(false);
  expect(isUnusedInModule({ component: 'x', sign: '.x' }, ':root')).toBe(true);
});
