import type { Reference } from '@sdk-docs/reference/model/reference';
import { breakableCode } from './breakable-code';
import { codeBlocks } from './code-blocks';
import { literals } from './literals';
import { pictures } from './pictures';
import { scrollRegions } from './scroll-regions';
import { sections } from './sections';
import { values } from './values';

interface Sources {
  /** Folder of the repository. */
  readonly root: string;
  readonly reference: () => Reference;
}

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
