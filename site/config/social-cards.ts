import { TAGLINE } from './limits';

/** Content of a social card. */
export interface CardText {
  /** Text below the name of the site. */
  readonly title: string;
  readonly text: string;
}

/** The sections with their own social card; other pages have the site's. */
export interface Section extends CardText {
  /** The card is `site/static/img/card-<name>.png`. */
  readonly name: string;
  /** Start of the paths of its pages, relative to the root of the repository. */
  readonly pages: readonly string[];
}

/** The card of the site, `site/static/img/social-card.png`. */
export const SITE_CARD: CardText = { title: 'Puffer SDK', text: TAGLINE };

export const SECTIONS: readonly Section[] = [
  { name: 'guides', title: 'Guides', text: 'From a deposit to a claim, step by step', pages: ['site/docs/guides/'] },
  { name: 'staking', title: 'Staking', text: 'ETH, WETH, stETH and wstETH into pufETH', pages: ['site/docs/staking/'] },
  {
    name: 'vaults',
    title: 'UniFi vaults',
    text: 'Deposits, prices and withdrawal requests',
    pages: ['site/docs/vaults/'],
  },
  {
    name: 'api',
    title: 'API Reference',
    text: 'Units, spenders and reverts of every method',
    pages: ['site/docs/api/', 'site/docs/handlers/'],
  },
  { name: 'tools', title: 'Tools', text: 'Read reverts and calldata, compose calls', pages: ['site/docs/tools/'] },
];

/** File of a section's card below the folder of static files. */
export const cardFile = ({ name }: Section): string => `img/card-${name}.png`;

/** Returns the address of a page's card below the base path; null for pages with the site's. */
export function cardOf(page: string): string | null {
  const section = SECTIONS.find(({ pages }) => pages.some((start) => page.startsWith(start)));
  return section === undefined ? null : `/${cardFile(section)}`;
}
