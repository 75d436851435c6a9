/** Stands for prism-react-renderer in the bundles of the site: what the theme's modules import, with nothing behind it. */
export const Prism = { languages: {} };
export const themes = { palenight: { plain: {}, styles: [] } };
export const Highlight = (): null => null;
