/** When the application of a page starts (packages/light/bodies). */

/** Script type of the application in the HTML. Browsers neither fetch nor run it; the start script does. */
export const WAITING_TYPE = 'text/plain';
/** Dispatched on the document once the application handles events. */
export const STARTED_EVENT = 'app-started';
/** Attribute of the root once the application has failed to start. site/src/css/without-app.css uses it as well. */
export const WITHOUT_ATTRIBUTE = 'data-without-app';
/**
 * Delay after the page has loaded, on a good connection and without any interaction, until the application starts by
 * itself. It is long enough for a slow phone to finish with the page first.
 */
export const IDLE_DELAY_MS = 3000;
/** How long links wait for the application once it is loading; after that the browser follows them. */
export const PATIENCE_MS = 3000;
/** Texts for an application that is late or fails to start. */
export const TEXTS = {
  late: 'What this needs is still loading. Text and links work.',
  failed: 'Part of this page could not be loaded. Text and links work.',
  retry: 'Retry',
} as const;
