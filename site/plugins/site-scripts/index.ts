import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { announcementScript } from './announcement-script';
import { cleanAddressScript } from './clean-address-script';
import { themeScript } from './theme-script';

/** Adds inline scripts that must run before the first paint or before the page's other scripts. */
export default function siteScripts({ baseUrl, siteConfig }: LoadContext): Plugin {
  const { announcementBar, colorMode } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'site-scripts',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: cleanAddressScript(baseUrl) }],
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: themeScript(colorMode) + (announcementBar ? announcementScript(announcementBar.id) : ''),
        },
      ],
    }),
  };
}
