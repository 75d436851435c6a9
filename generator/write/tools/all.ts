import type { Page } from '../../../model/page';
import type { Reference } from '../../../model/reference';
import { addressBook } from './addresses';
import { callsBook } from './calls';
import { errorsBook } from './errors';
import { eventsBook, functionsBook } from './members';
import { placesBook } from './places';
import { selectorsBook } from './selectors';

/** What the tools read in the browser: one file a part, so that a tool loads what it needs. */
export const toolsData = (reference: Reference): Page[] =>
  Object.entries({
    functions: functionsBook(reference),
    events: eventsBook(reference),
    errors: errorsBook(reference),
    places: placesBook(reference),
    calls: callsBook(reference),
    addresses: addressBook(reference),
    selectors: selectorsBook(reference),
  }).map(([name, book]) => ({ path: `${name}.json`, text: `${JSON.stringify(book)}\n` }));
