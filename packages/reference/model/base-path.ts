/** Path below which a host serves the site, with a slash at both ends. */
export const BASE_URL = '/puffer-sdk/';

/** Where the site is published. */
export const ORIGIN = 'https://pufferfinance.github.io';
