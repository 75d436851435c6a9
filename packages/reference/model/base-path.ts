/** Path below which a host serves the site, with a slash at both ends. */
export const BASE_URL = '/puffer-sdk/';

/** The published address of the site. */
export const ORIGIN = 'https://pufferfinance.github.io';
