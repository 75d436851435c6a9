/** Loads what follows the first answers. In one place: the bundler would copy the code for each import of a part of it. */
export const loadLater = () => import('./after-names');
