/** Replaces nothing.ts in the browser: the server has already rendered every page and found nothing to show. */
export const nothing = (): null => null;
