/** When the application of a page starts (light/bodies). */

/** Type of the application's scripts in the HTML: no browser fetches or runs it, the start script does. */
export const WAITING_TYPE = 'text/plain';
/** Dispatched on the document once the application hears events. */
export const STARTED_EVENT = 'app-started';
/**
 * After the page has loaded on a good connection, without any sign of the reader: then it starts by itself. Long enough for a
 * slow phone to be done with the page, so that starting never gets in the way of it.
 */
export const IDLE_DELAY_MS = 3000;
/** How long a link that was followed before waits for the application. */
export const PATIENCE_MS = 3000;
