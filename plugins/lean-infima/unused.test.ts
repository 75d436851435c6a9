import { expect, it } from 'vitest';
import { isUnusedSelector } from './unused';

it.each(['.avatar__photo', '.margin--xs', '.col--offset-12', '.button--link', '.pagination__item', '.text--left'])(
  'drops %s',
  (selector) => expect(isUnusedSelector(selector)).toBe(true),
);

it.each([
  '.pagination-nav__link',
  '.margin-vert--lg',
  '.col--3',
  '.button--primary',
  '.menu__link',
  'html',
  '.text--center',
])('keeps %s', (selector) => expect(isUnusedSelector(selector)).toBe(false));
