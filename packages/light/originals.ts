import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the installed packages, which is the site's or a parent folder's. */
export const PACKAGES = join(createRequire(__filename).resolve('@docusaurus/core/package.json'), '../../..');

/** A module of a package and the file of this site that replaces it. */
export interface Replaced {
  /** Path below `node_modules`. */
  readonly module: string;
  /** Path below the root of the repository. */
  readonly by: string;
  /** First digits of the SHA-256 of the module when its replacement was written. */
  readonly written: string;
}

const part = (by: string, module: string, written: string): Replaced => ({ module, by, written });
const THEME = '@docusaurus/theme-classic/lib/theme';
const FALLBACK = '@docusaurus/core/lib/client/theme-fallback';

/**
 * Modules that the browser's build replaces. The head manager saves 4.2 KB of gzip and tslib 3.6 KB; the modules for
 * loading ahead and for the bar of a slow change of route are replaced for their behaviour.
 */
export const STAND_INS: readonly Replaced[] = [
  part(
    'packages/light/application/client/docusaurus.ts',
    '@docusaurus/core/lib/client/docusaurus.js',
    'b0d1dbdc1e3a706f',
  ),
  part('packages/light/application/client/head.tsx', 'react-helmet-async/lib/index.module.js', 'dd24f7f1c989b2d5'),
  part('packages/light/application/client/progress.ts', 'nprogress/nprogress.js', '6b9611076ec2701c'),
  part('packages/light/application/client/tslib.ts', 'tslib/tslib.es6.mjs', '2497254650a79bbf'),
];

/** Theme parts that a file of this site replaces, on the server and in the browser. */
export const THEME_PARTS: readonly Replaced[] = [
  part(
    'packages/light/application/theme/ContentVisibility/index.tsx',
    `${THEME}/ContentVisibility/index.js`,
    '23dbc3e028ce20c8',
  ),
  part(
    'packages/light/application/theme/DocItem/Footer/index.tsx',
    `${THEME}/DocItem/Footer/index.js`,
    '93722eb781e3c4f8',
  ),
  part(
    'packages/light/application/theme/DocRoot/Layout/Sidebar/ExpandButton/index.tsx',
    `${THEME}/DocRoot/Layout/Sidebar/ExpandButton/index.js`,
    '4e17c4017a76924c',
  ),
  part(
    'packages/light/application/theme/DocSidebar/Desktop/CollapseButton/index.tsx',
    `${THEME}/DocSidebar/Desktop/CollapseButton/index.js`,
    'c9e58ef5b279bcb5',
  ),
  part(
    'packages/light/bodies/theme/DocItem/Content/index.tsx',
    `${THEME}/DocItem/Content/index.js`,
    '0902dcb538c3dbbe',
  ),
  part('packages/light/app-root/theme/Root/index.tsx', `${FALLBACK}/Root/index.js`, '450d33ef242b1cc6'),
  part('packages/search/theme/SearchBar/index.tsx', `${THEME}/SearchBar.js`, 'b528b71d23818ff3'),
  part('site/src/theme/Admonition/index.tsx', `${THEME}/Admonition/index.js`, '0b662eb2f10c43c1'),
  part('site/src/theme/CodeBlock/index.tsx', `${THEME}/CodeBlock/index.js`, '639f8655d319e123'),
  part('site/src/theme/DocBreadcrumbs/index.tsx', `${THEME}/DocBreadcrumbs/index.js`, 'a5e21e8d877b58a2'),
  part(
    'site/src/theme/DocSidebarItem/Category/index.tsx',
    `${THEME}/DocSidebarItem/Category/index.js`,
    'dba679eefa12eb76',
  ),
  part('site/src/theme/DocSidebarItem/Link/index.tsx', `${THEME}/DocSidebarItem/Link/index.js`, '958cc3eddb48752c'),
  part('site/src/theme/Error/index.tsx', `${FALLBACK}/Error/index.js`, '4037ad84f1980a33'),
  part('site/src/theme/Heading/index.tsx', `${THEME}/Heading/index.js`, 'bd5eb7a8be21738b'),
  part('site/src/theme/Navbar/Layout/index.tsx', `${THEME}/Navbar/Layout/index.js`, '3bf17c6c30ed6d89'),
  part(
    'site/src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx',
    `${THEME}/NavbarItem/DropdownNavbarItem/Desktop/index.js`,
    '01798980681a974b',
  ),
  part('site/src/theme/NotFound/Content/index.tsx', `${THEME}/NotFound/Content/index.js`, '1339cadd0fe0b2a2'),
  part('site/src/theme/SiteMetadata/index.tsx', `${THEME}/SiteMetadata/index.js`, '7d7dba2148163f0a'),
  part('site/src/theme/PaginatorNavLink/index.tsx', `${THEME}/PaginatorNavLink/index.js`, '4fb0010d8bef9616'),
  part('site/src/theme/TOCItems/index.tsx', `${THEME}/TOCItems/index.js`, '790e025537df9e23'),
  part('site/src/theme/prism-include-languages.ts', `${THEME}/prism-include-languages.js`, '42fcb21218b4537f'),
];

/** Number of digits of the SHA-256 in the tables. */
const DIGITS = 16;

/**
 * Returns one sentence for each module that has changed since its replacement was written. `packages` is the path of
 * `node_modules`.
 */
export function changedOriginals(packages: string, replaced: readonly Replaced[]): string[] {
  return replaced.flatMap(({ module, by, written }) => {
    const file = join(packages, module);
    if (!existsSync(file)) return [`${module} is gone, but ${by} replaces it: find its successor`];
    const found = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGITS);
    if (found === written) return [];
    return [`${module} is ${found}, but ${by} was written for ${written}: compare the two, then update the hash`];
  });
}
