import type { ThemeConfig } from '@docusaurus/theme-common';
import { DISCORD, ORGANISATION, SDK_REPOSITORY, SOCIAL } from './outside-links';
import { COPYRIGHT_YEAR } from './limits';
import { SDK } from './upstream';

type Link = { readonly label: string } & ({ readonly to: string } | { readonly href: string });

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Getting Started', to: '/getting-started' },
        { label: 'Guides', to: '/guides/' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Discord', href: DISCORD },
        { label: 'X', href: SOCIAL },
      ],
    },
    {
      title: 'More',
      items: [{ label: 'GitHub', href: ORGANISATION }],
    },
  ],
  copyright:
    `Copyright © ${COPYRIGHT_YEAR} Puffer Finance<br>` +
    `Describes <code>${SDK.package}</code> ${SDK.version}, ` +
    `commit <a href="${SDK_REPOSITORY}/commit/${SDK.commit}"><code>${SDK.commit}</code></a>`,
} as const satisfies ThemeConfig['footer'] & {
  readonly links: readonly { readonly title: string; readonly items: readonly Link[] }[];
};
