import { breakableCode } from './breakable-code';
import { codeBlocks, type Sources } from './code-blocks';
import { literals } from './literals';
import { pictures } from './pictures';
import { scrollRegions } from './scroll-regions';
import { sections } from './sections';
import { values } from './values';

/** The plugins for the HTML tree of every page, in their order: later ones read what earlier ones write. */
export const rehypePlugins = (sources: Sources) => [
  [values, sources],
  scrollRegions,
  [pictures, sources],
  [codeBlocks, sources],
  literals,
  breakableCode,
  sections,
];
