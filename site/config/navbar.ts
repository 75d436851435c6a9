import type { ThemeConfig } from '@docusaurus/theme-common';
import { SDK_RELEASES, SDK_REPOSITORY } from './outside-links';
import { TITLE } from './limits';

type Navbar = Partial<ThemeConfig['navbar']>;

// `to` with activeBasePath instead of type `doc`, which would mark all items of one sidebar as current at once.
export const navbar: Navbar = {
  title: TITLE,
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
  hideOnScroll: true,
  items: [
    { to: '/getting-started', label: 'Getting Started', activeBasePath: '/getting-started' },
    { to: '/guides/', label: 'Guides', activeBasePath: '/guides' },
    { to: '/api/', label: 'API Reference', activeBasePath: '/api' },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      // A second entry keeps this a dropdown, which stores the preferred version.
      dropdownItemsAfter: [{ href: SDK_RELEASES, label: 'All SDK releases' }],
    },
    { type: 'localeDropdown', position: 'right' },
    { href: SDK_REPOSITORY, label: 'GitHub', position: 'right' },
  ],
};
