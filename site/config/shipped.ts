/**
 * The npm packages whose code browsers load. The build fails when the bundle contains other packages or lacks one of
 * these (packages/light/application); `npm run audit` accepts no serious advisory for them.
 */
export const SHIPPED: readonly string[] = [
  '@babel/runtime',
  '@docusaurus/core',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/utils-common',
  '@mdx-js/react',
  '@noble/hashes',
  '@noble/secp256k1',
  'clsx',
  'history',
  'infima',
  'isarray',
  'minisearch',
  'path-to-regexp',
  'prop-types',
  'react',
  'react-dom',
  'react-router',
  'react-router-config',
  'react-router-dom',
  'resolve-pathname',
  'scheduler',
  'tiny-invariant',
  'viem',
];
