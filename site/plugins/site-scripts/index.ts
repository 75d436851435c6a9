import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
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

/** Hides an announcement that the reader has dismissed. One with another id shows from the first paint. */
export function announcementScript(id: string): string {
  return (
    '(function(){try{' +
    `if(localStorage.getItem("docusaurus.announcement.id")!==${JSON.stringify(id)})` +
    'document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","false")' +
    '}catch(e){}})();'
  );
}
