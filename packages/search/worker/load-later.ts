/**
 * Loads the data after the first answers. In one place, because the bundler would copy the code for each partial
 * import.
 */
export const loadLater = () => import('./after-names');
