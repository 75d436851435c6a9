import type { Page } from '../../../model/page';
import type { Reference } from '../../../model/reference';
import { addressBook } from './addresses';
import { callsFile, permitsFile } from './calls';
import { errorsFile, wordsFile } from './errors';
import { eventsFile, functionsFile } from './members';
import { packedPlaces } from './pack';
import { placesBook, spendersBook } from './places';
import { selectorsBook } from './selectors';

/** What the tools read in the browser: one file a part, so that a tool loads what it needs. */
export const toolsData = (reference: Reference): Page[] =>
  Object.entries({
    functions: functionsFile(reference),
    events: eventsFile(reference),
    errors: errorsFile(reference),
    words: wordsFile(reference),
    places: packedPlaces(placesBook(reference)),
    calls: callsFile(reference),
    permits: permitsFile(reference),
    addresses: addressBook(reference),
    spenders: spendersBook(reference),
    selectors: selectorsBook(reference),
  }).map(([name, book]) => ({ path: `${name}.json`, text: `${JSON.stringify(book)}\n` }));
