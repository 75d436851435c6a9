/**
 * What pages may import and still be printed: parts that show the same HTML on the server and in the browser and that need no
 * script there. `form/static-parts.test.ts` looks at each part of the theme. Whatever is not listed counts as interactive.
 */

/** Package or theme part -> the exports that are static; `all` when every export is. */
export const STATIC_PARTS: Readonly<Record<string, 'all' | readonly string[]>> = {
  react: ['Children', 'Fragment', 'cloneElement', 'createElement', 'isValidElement'],
  clsx: 'all',
  // Printed links work without their component: client/use-plain-links.ts follows them.
  '@docusaurus/Link': 'all',
  '@docusaurus/useBaseUrl': 'all',
  // Collects anchors while the server prints.
  '@docusaurus/useBrokenLinks': 'all',
  '@theme/Admonition': 'all',
  '@theme/Icon/Copy': 'all',
  '@theme/Icon/Success': 'all',
};

/** Whether an import of these names is static; `*` stands for a whole namespace. */
export function isStaticPart(specifier: string, names: readonly string[]): boolean {
  const exported = Object.hasOwn(STATIC_PARTS, specifier) ? STATIC_PARTS[specifier] : undefined;
  return exported === 'all' || (exported !== undefined && names.every((name) => exported.includes(name)));
}
