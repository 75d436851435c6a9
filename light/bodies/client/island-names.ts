/** Element around a printed island; src/ and islands.css know it by this name. Not known to HTML: it may stand in a paragraph. */
export const ISLAND = 'page-island';
/** Its attributes: name of the island, and its properties as JSON. */
export const ISLAND_NAME = 'data-name';
export const ISLAND_PROPS = 'data-props';
