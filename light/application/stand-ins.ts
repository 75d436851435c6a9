import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A module of a package and what takes its place in the browser. */
export interface StandIn {
  /** Path below `node_modules`. */
  readonly module: string;
  /** File below `client/`. */
  readonly by: string;
  /** First digits of the SHA-256 of the module that the stand-in was written for. */
  readonly written: string;
  /** For a component that is never shown: what only it prints. */
  readonly prints?: RegExp;
}

const theme = (component: string, written: string, prints: RegExp): StandIn => ({
  module: `@docusaurus/theme-classic/lib/theme/${component}/index.js`,
  by: 'nothing.ts',
  written,
  prints,
});

export const STAND_INS: readonly StandIn[] = [
  { module: '@docusaurus/core/lib/client/clientEntry.js', by: 'client-entry.tsx', written: 'a9d6514eaf79c05c' },
  {
    module: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    by: 'hoist-statics.ts',
    written: 'ed989cf3e42997ae',
  },
  { module: 'react-is/index.js', by: 'react-is.ts', written: 'd34fce01b963097a' },
  { module: '@docusaurus/core/lib/client/docusaurus.js', by: 'docusaurus.ts', written: 'b0d1dbdc1e3a706f' },
  { module: '@docusaurus/theme-classic/lib/nprogress.js', by: 'progress.ts', written: '58b21ff3eb278f6c' },
  { module: 'react-helmet-async/lib/index.module.js', by: 'head.tsx', written: 'dd24f7f1c989b2d5' },
  { module: 'path-to-regexp/index.js', by: 'path-to-regexp.ts', written: '4960ba3d591002a5' },
  { module: 'prop-types/index.js', by: 'prop-types.ts', written: '441834c833751da7' },
  { module: 'tslib/tslib.es6.mjs', by: 'tslib.ts', written: '2497254650a79bbf' },
  theme('ContentVisibility', '23dbc3e028ce20c8', /theme-(?:unlisted|draft)-banner/),
  theme('DocItem/Footer', '93722eb781e3c4f8', /theme-doc-footer/),
  theme('DocRoot/Layout/Sidebar/ExpandButton', '4e17c4017a76924c', /expandButton_/),
  theme('DocSidebar/Desktop/CollapseButton', 'c9e58ef5b279bcb5', /collapseSidebarButton_/),
  theme('DocSidebarItem/Html', '8dd1095466707284', /menuHtmlItem_/),
  theme('DocVersionBadge', '20215ec62c761974', /theme-doc-version-badge/),
  theme('DocVersionBanner', '28bd5c678e2c5f52', /theme-doc-version-banner/),
  theme('Footer/Links/Simple', 'd341c84d37ccd24f', /footer__links text--center/),
  theme('Footer/Logo', '9b940c59be8ea0ee', /footerLogoLink_/),
];

/** Digits of the SHA-256 that the table holds. */
const DIGITS = 16;

/** Says which modules are no longer the ones that their stand-ins were written for. */
export function changedModules(packages: string, standIns: readonly StandIn[] = STAND_INS): string[] {
  return standIns.flatMap(({ module, by, written }) => {
    const found = createHash('sha256')
      .update(readFileSync(join(packages, module)))
      .digest('hex')
      .slice(0, DIGITS);
    return found === written
      ? []
      : [
          `${module} is ${found}, but client/${by} was written for ${written || 'none'}: compare them, then note the new hash`,
        ];
  });
}

/** Components that are never shown, by their stand-in, but that a page was printed with. */
export function shownComponents(html: string, standIns: readonly StandIn[] = STAND_INS): string[] {
  return standIns.flatMap(({ module, prints }) => (prints?.test(html) ? [module] : []));
}
