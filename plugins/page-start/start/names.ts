/** Dispatched on the document once the application hears events. */
export const STARTED_EVENT = 'app-started';
/** Type of the application's scripts in the HTML: no browser fetches or runs it, the start script does. */
export const WAITING_TYPE = 'text/plain';
