/**
 * Imports that keep a page printed: parts that render the same HTML on the server and in the browser and need no
 * script. `form/static-parts.test.ts` checks each part of the theme. Anything else counts as interactive.
 */

/** Package or theme part -> its static exports; `all` when every export is static. */
export const STATIC_PARTS: Readonly<Record<string, 'all' | readonly string[]>> = {
  react: ['Children', 'Fragment', 'cloneElement', 'createElement', 'isValidElement'],
  clsx: 'all',
  // Printed links work without their component: client/links.ts handles them.
  '@docusaurus/Link': 'all',
  '@docusaurus/useBaseUrl': 'all',
  // Collects anchors during server rendering.
  '@docusaurus/useBrokenLinks': 'all',
  '@theme/Admonition': 'all',
  '@theme/Icon/Copy': 'all',
  '@theme/Icon/Success': 'all',
};

/** Whether an import of these names is static; `*` is a whole namespace. */
export function isStaticPart(specifier: string, names: readonly string[]): boolean {
  const exported = Object.hasOwn(STATIC_PARTS, specifier) ? STATIC_PARTS[specifier] : undefined;
  return exported === 'all' || (exported !== undefined && names.every((name) => exported.includes(name)));
}
