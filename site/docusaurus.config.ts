import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { announcement } from './config/announcement';
import { footer } from './config/footer';
import { BASE_URL, DEFAULT_MODE, STORAGE, TAGLINE, TITLE, TOC_LEVELS, VERSION_LABEL } from './config/limits';
import { navbar } from './config/navbar';
import { redirects } from './config/redirects';
import { SHIPPED } from './config/shipped';
import { withCard } from './config/with-card';
import { SDK } from './config/upstream';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import apiReference from './plugins/api-reference';
import buildCache from './plugins/build-cache';
import { light } from '@sdk-docs/light';
import { breakableCode } from '@sdk-docs/content/markdown/breakable-code';
import { codeBlocks } from '@sdk-docs/content/markdown/code-blocks';
import { literals } from '@sdk-docs/content/markdown/literals';
import { pictures } from '@sdk-docs/content/markdown/pictures';
import { scrollRegions } from '@sdk-docs/content/markdown/scroll-regions';
import { sections } from '@sdk-docs/content/markdown/sections';
import machines from './plugins/machines';
import search from './plugins/search';
import siteScripts from './plugins/site-scripts';

// The parts that make the site lighter than plain Docusaurus; SITE_LIGHT=off builds without them.
const lighter = light(SHIPPED);
const sources = { root: __dirname, reference: () => referenceOf(__dirname) };
const rehypePlugins = [scrollRegions, [pictures, sources], [codeBlocks, sources], literals, breakableCode, sections];

const config: Config = {
  title: TITLE,
  tagline: TAGLINE,
  url: 'https://pufferfinance.github.io',
  baseUrl: BASE_URL,
  favicon: 'img/logo.svg',
  organizationName: 'PufferFinance',
  projectName: 'puffer-sdk',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' } },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: withCard(__dirname),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    experimental_faster: true,
    // The threads of `faster` need the first flag; cascade layers would lose against styles without a layer.
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false },
  },
  ssrTemplate: lighter.ssrTemplate,
  headTags: [
    { tagName: 'meta', attributes: { name: 'puffer-sdk-version', content: SDK.version } },
    {
      tagName: 'link',
      attributes: { rel: 'alternate', type: 'application/atom+xml', href: `${BASE_URL}changes.atom` },
    },
  ],
  clientModules: [
    './src/client/clean-address.ts',
    './src/client/code-cards.ts',
    './src/client/composers.ts',
    './src/client/copy-buttons.ts',
    './src/client/tables.ts',
  ],
  plugins: [
    apiReference,
    buildCache,
    machines,
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        lastVersion: 'current',
        versions: { current: { label: VERSION_LABEL } },
        rehypePlugins,
      },
    ],
    ['@docusaurus/plugin-content-pages', { rehypePlugins }],
    ['@docusaurus/plugin-sitemap', { ignorePatterns: [`${BASE_URL}search`] }],
    ['@docusaurus/plugin-client-redirects', { redirects }],
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: ['tokens', 'chrome', 'phone', 'icons', 'blocks', 'code', 'samples', 'without-app'].map(
          (name) => `./src/css/${name}.css`,
        ),
      },
    ],
    // Last, because its inline scripts correct those of the theme.
    siteScripts,
    search,
    ...lighter.themes,
  ],
  themeConfig: {
    image: 'img/social-card.png',
    announcementBar: announcement,
    colorMode: { defaultMode: DEFAULT_MODE, disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: STORAGE,
      sidebar: { hideable: false, autoCollapseCategories: false },
    },
    tableOfContents: { minHeadingLevel: TOC_LEVELS.min, maxHeadingLevel: TOC_LEVELS.max },
    navbar,
    footer,
    // Colours are in site/src/css/code.css, so that both modes are right before any script runs.
    prism: { theme: { plain: {}, styles: [] }, additionalLanguages: ['solidity', 'bash', 'json'] },
  } as unknown as ThemeConfig,
};

export default config;
