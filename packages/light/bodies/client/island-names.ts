/**
 * Element around a printed island, also used in site/src/ and islands.css. HTML does not know it, so it is valid in a
 * paragraph.
 */
export const ISLAND = 'page-island';
/** Attributes of the element: the island's name, and its properties as JSON. */
export const ISLAND_NAME = 'data-name';
export const ISLAND_PROPS = 'data-props';
