import { dirname, join, relative, sep } from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Config, MarkdownConfig } from '@docusaurus/types';
import { announcement } from './config/announcement';
import { footer } from './config/footer';
import {
  BASE_URL,
  DEFAULT_MODE,
  DEMONSTRATIONS,
  STORAGE,
  TAGLINE,
  TITLE,
  TOC_LEVELS,
  VERSION_LABEL,
} from './config/limits';
import { navbar } from './config/navbar';
import { redirects } from './config/redirects';
import { SHIPPED } from './config/shipped';
import { cardOf } from './config/social-cards';
import { withSource } from './config/with-source';
import { SDK } from './config/upstream';
import buildCache from './plugins/build-cache';
import { buildPlace } from './plugins/build-place';
import buildWatch from './plugins/build-watch';
import mdxOnce from './plugins/mdx-once';
import { rehypePlugins } from '@sdk-docs/content/markdown/plugins';
import { light } from '@sdk-docs/light';
import { ORIGIN } from '@sdk-docs/reference/model/base-path';
import machines from '@sdk-docs/machines/plugin';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import apiReference from '@sdk-docs/reference/plugin';
import search from '@sdk-docs/search/plugin';
import siteScripts from './plugins/site-scripts';

const repository = dirname(__dirname);
// The parts that make the site lighter than plain Docusaurus; SITE_LIGHT=off builds without them.
const lighter = light({
  shipped: SHIPPED,
  components: [join(repository, 'packages/content/components')],
});
// One file per subject; later ones may override earlier ones.
const styles = 'tokens text chrome phone icons blocks callouts home code samples modes without-app'.split(' ');
// Read once, when the first part asks for it: a command that only reads the configuration does not wait for it.
const reference = () => referenceOf(repository);
const markdown = { rehypePlugins: rehypePlugins({ root: repository, reference }) };

/** Gives each page the social card of its section, unless its front matter names an image. */
const withCard: MarkdownConfig['parseFrontMatter'] = async (parameters) => {
  const parsed = await parameters.defaultParseFrontMatter(parameters);
  const image = cardOf(relative(repository, parameters.filePath).split(sep).join('/'));
  return image === null ? parsed : { ...parsed, frontMatter: { image, ...parsed.frontMatter } };
};

const config: Config = {
  title: TITLE,
  tagline: TAGLINE,
  url: ORIGIN,
  baseUrl: BASE_URL,
  favicon: 'img/logo.svg',
  staticDirectories: ['static', '.generated/served'],
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
    parseFrontMatter: withSource({ root: repository, reference }, withCard),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      // The plugin mdxOnce does this without waiting forever.
      mdxCrossCompilerCache: false,
    },
    // `ssgWorkerThreads` needs the first flag; cascade layers would lose against styles without a layer.
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
    './src/client/escape.ts',
    './src/client/entries.ts',
    './src/client/copy-buttons.ts',
    './src/client/folds.ts',
    './src/client/tables.ts',
  ],
  plugins: [
    buildPlace(apiReference),
    buildCache,
    buildWatch,
    [machines, { demonstrations: DEMONSTRATIONS, reference }],
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        lastVersion: 'current',
        versions: { current: { label: VERSION_LABEL } },
        ...markdown,
      },
    ],
    ['@docusaurus/plugin-content-pages', markdown],
    ['@docusaurus/plugin-sitemap', { ignorePatterns: [`${BASE_URL}search`] }],
    ['@docusaurus/plugin-client-redirects', { redirects }],
    // After those that compile Markdown.
    mdxOnce,
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: styles.map((name) => `./src/css/${name}.css`),
      },
    ],
    // Last, because its inline scripts correct those of the theme.
    siteScripts,
    [search, { reference }],
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
