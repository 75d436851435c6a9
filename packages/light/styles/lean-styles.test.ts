import { describe, expect, it } from 'vitest';
import { classesOf, leanStyles, usedClasses } from './lean-styles';

describe('the classes that code names', () => {
  const isUsed = usedClasses([
    "clsx('button button--secondary', isOpen && 'menu--open')",
    'className: `alert--${type}`, "col__" + part',
    '{"className":"from-data"}',
  ]);

  it.each(['button', 'button--secondary', 'menu--open', 'alert--warning', 'col__left', 'from-data'])(
    'include %s',
    (name) => expect(isUsed(name)).toBe(true),
  );
  it.each(['button--primary', 'menu', 'hero', 'alert', 'col'])('exclude %s', (name) =>
    expect(isUsed(name)).toBe(false),
  );
});

it.each([
  ['.menu__link.active:hover > a', ['menu__link', 'active']],
  [':where(.button--primary):not(.button--outline):hover', ['button--primary']],
  ["html[data-theme='dark'] img", []],
])('%s needs the classes %j', (selector, classes) => expect(classesOf(selector)).toEqual(classes));

describe('a lean style sheet', () => {
  const lean = (css: string, texts: readonly string[] = []): string =>
    leanStyles(css, (name) => name !== 'unused', texts).replace(/\s+/g, ' ');

  it('lacks rules and selectors of unused classes', () => {
    expect(lean('.unused { top: 0 } .used, .unused a { top: 1px } @media print { .unused { top: 0 } }')).toBe(
      '.used { top: 1px } @media print { }',
    );
  });

  it('keeps rules that only exclude an unused class', () => {
    expect(lean('.used:not(.unused) { top: 0 }')).toBe('.used:not(.unused) { top: 0 }');
  });

  it('lacks properties that nothing reads, and their own sources', () => {
    const css = ':root { --ifm-a: 1px; --ifm-b: var(--ifm-a); --ifm-c: 2px; --own: 0 }';
    expect(lean(css)).toBe(':root { --own: 0 }');
    expect(lean(`${css} a { top: var(--ifm-c) }`, ['--ifm-c'])).toBe(
      ':root { --ifm-c: 2px; --own: 0 } a { top: var(--ifm-c) }',
    );
    expect(lean(css, ["style={{ top: 'var(--ifm-b)' }}"])).toBe(':root { --ifm-b: 1px; --own: 0 }');
  });

  it('lacks values that the site replaces for both modes', () => {
    const css =
      ":root, [data-theme='light'] { --ifm-a: 0 } :root { --ifm-a: 1px } html[data-theme='dark'] { --ifm-a: 2px }";
    const read = 'a { top: var(--ifm-a) }';
    expect(lean(`${css} html:root { --ifm-a: 3px } ${read}`)).not.toMatch(/ 1px|2px/);
    expect(lean(`${css} ${read}`)).toMatch(/1px.*2px/);
  });

  it('has constants of the framework where they are read', () => {
    const css = ':root { --ifm-a: 1px; --ifm-b: calc(var(--ifm-a) * 2); --ifm-c: 3px; --own: 0 }';
    const read = 'a { top: var(--ifm-b, 0); left: var(--ifm-a) var(--own) }';
    expect(lean(`${css} ${read}`)).toBe(':root { --own: 0 } a { top: calc(1px * 2); left: 1px var(--own) }');
  });

  it.each([
    ['set twice', ':root { --ifm-a: 1px } @media print { :root { --ifm-a: 2px } } a { top: var(--ifm-a) }', ''],
    ['set below the root', ':root { --own: 0 } b { --ifm-a: 1px } a { top: var(--ifm-a) }', ''],
    ['named by code', ':root { --ifm-a: 1px } a { top: var(--ifm-a) }', "getPropertyValue('--ifm-a')"],
    ['read with another function', ':root { --ifm-a: 1px } a { top: var(--ifm-a, calc(1px + 1px)) }', ''],
    ['read too often', `:root { --ifm-a: 1px } ${'a { top: var(--ifm-a) } '.repeat(7).trim()}`, ''],
    [
      'made of what is set below the root',
      ':root { --own: 1px; --ifm-a: calc(var(--own) * 2) } b { --own: 2px } a { top: var(--ifm-a) }',
      '',
    ],
  ])('keeps a property that is %s', (_, css, text) => expect(lean(css, [text])).toBe(css));
});
