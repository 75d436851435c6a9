/** When the application of a page starts (light/bodies). */

/** Type of the application's scripts in the HTML: no browser fetches or runs it, the start script does. */
export const WAITING_TYPE = 'text/plain';
/** Dispatched on the document once the application hears events. */
export const STARTED_EVENT = 'app-started';
/** Attribute of the root once it is known that the application does not come; src/css/without-app.css uses it as well. */
export const WITHOUT_ATTRIBUTE = 'data-without-app';
/**
 * After the page has loaded on a good connection, without any sign of the reader: then it starts by itself. Long enough for a
 * slow phone to be done with the page, so that starting never gets in the way of it.
 */
export const IDLE_DELAY_MS = 3000;
/** How long after the application was asked for links wait for it; later ones are the browser's. */
export const PATIENCE_MS = 3000;
/** What the page says of an application that is late or does not come. */
export const TEXTS = {
  late: 'What this needs is still loading. Text and links work.',
  failed: 'Part of this page could not be loaded. Text and links work.',
  retry: 'Retry',
} as const;
