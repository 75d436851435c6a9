import { breakableCode } from './breakable-code';
import { codeBlocks } from './code-blocks';
import { literals } from './literals';
import { pictures } from './pictures';
import { scrollRegions } from './scroll-regions';
import { sections } from './sections';

/**
 * The plugins for the HTML tree of every page, in their order: later ones read what earlier ones write.
 *
 * @param root folder of the repository
 */
export const rehypePlugins = (root: string) => [
  scrollRegions,
  [pictures, { root }],
  [codeBlocks, { root }],
  literals,
  breakableCode,
  sections,
];
