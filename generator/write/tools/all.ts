import type { Page } from '../../../model/page';
import type { Reference } from '../../../model/reference';
import { addressBook } from './addresses';
import { callsBook, permitsBook } from './calls';
import { errorsFile } from './errors';
import { eventsBook, functionsBook } from './members';
import { placesBook, spendersBook } from './places';
import { selectorsBook } from './selectors';

/** What the tools read in the browser: one file a part, so that a tool loads what it needs. */
export const toolsData = (reference: Reference): Page[] =>
  Object.entries({
    functions: functionsBook(reference),
    events: eventsBook(reference),
    errors: errorsFile(reference),
    places: placesBook(reference),
    calls: callsBook(reference),
    permits: permitsBook(reference),
    addresses: addressBook(reference),
    spenders: spendersBook(reference),
    selectors: selectorsBook(reference),
  }).map(([name, book]) => ({ path: `${name}.json`, text: `${JSON.stringify(book)}\n` }));
