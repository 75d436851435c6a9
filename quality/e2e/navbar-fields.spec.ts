import { createRequire } from 'node:module';
import { expect, test } from './support/test';

interface Item {
  readonly position?: string;
}
interface Checked {
  readonly error?: Error;
  readonly value: { readonly navbar: { readonly items: readonly Item[] } };
}
interface Schema {
  readonly validate: (config: unknown) => Checked;
}

// The build validates the configuration with these rules; the module has no types.
const { ThemeConfigSchema } = createRequire(__filename)('@docusaurus/theme-classic/lib/options.js') as {
  readonly ThemeConfigSchema: Schema;
};
const check = (...items: readonly unknown[]) => ThemeConfigSchema.validate({ navbar: { items } });

test('a navbar item takes type, position, label, to, href, items, activeBasePath, activeBaseRegex', () => {
  const { error, value } = check(
    { label: 'Page', to: '/page', activeBasePath: '/page' },
    { label: 'Page', to: '/page', position: 'right', activeBaseRegex: '^/page' },
    { label: 'Elsewhere', href: 'https://example.org', position: 'right' },
    {
      type: 'dropdown',
      label: 'More',
      position: 'left',
      items: [
        { label: 'Page', to: '/page', activeBaseRegex: '^/page' },
        { label: 'Elsewhere', href: 'https://example.org' },
      ],
    },
  );
  expect(error).toBeUndefined();
  expect(value.navbar.items.map(({ position }) => position)).toEqual(['left', 'right', 'right', 'left']);
});

for (const [what, item] of [
  ['an unknown type', { type: 'carousel', label: 'Page', to: '/page' }],
  ['an unknown position', { label: 'Page', to: '/page', position: 'middle' }],
  ['a dropdown in a dropdown', { label: 'More', items: [{ type: 'dropdown', label: 'Deeper', items: [] }] }],
] as const) {
  test(`${what} is rejected`, () => expect(check(item).error).toBeDefined());
}
