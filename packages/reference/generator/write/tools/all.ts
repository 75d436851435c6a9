import type { AddressBook } from '../../../model/address-entry';
import type { Page } from '../../../model/page';
import { plain } from '../../../model/plain-text';
import type { Reference } from '../../../model/reference';
import type { AskedFiles, DecoderFiles } from '../../../model/tools-files';
import { addressEntries } from '../address-entries';
import { callsFiles, minimumsBook, permitsFile } from './calls';
import { errorsFile, wordsFile, wordsParts } from './errors';
import { eventsFile, functionsFile, functionsParts, signaturesFile } from './members';
import { packedPlaces } from './pack';
import { placesBook, spendersBook } from './places';
import { rulesFile } from './rules';
import { selectorsBook } from './selectors';

/** Data for decoding calldata, logs and reverts. */
export const decoderFiles = (reference: Reference): DecoderFiles => ({
  functions: functionsFile(reference),
  events: eventsFile(reference),
  errors: errorsFile(reference),
  words: wordsFile(reference),
  places: packedPlaces(placesBook(reference)),
  spenders: spendersBook(reference),
  rules: rulesFile(reference),
});

export * from './asked';
export * from './calls';
export * from './errors';
export * from './members';
export * from './pack';
export * from './places';
export * from './reads';
export * from './rules';
export * from './selectors';

/** What the address book reads in the browser. */
export const addressBook = (reference: Reference): AddressBook => ({
  rows: addressEntries(reference).map((entry) => ({ ...entry, note: plain(entry.note) })),
  prefix: reference.surface.layout.prefix,
  upgrades: Object.fromEntries(
    reference.surface.access.contracts.map(({ contract, upgrade: { text, certainty } }) => [
      contract,
      { text: plain(text), certainty },
    ]),
  ),
});

/** The words are loaded in parts. */
const withoutWords = ({ words: _, ...rest }: DecoderFiles): Omit<DecoderFiles, 'words'> => rest;

/**
 * Data of the tools in the browser: one file per part, so that a tool loads only what it needs. `asked`: location of
 * the files that are fetched for questions to a wallet.
 */
export const toolsData = (reference: Reference, asked: AskedFiles): Page[] => {
  const { who, cautions, former, ...rules } = rulesFile(reference);
  const { calls, methods } = callsFiles(reference);
  return Object.entries({
    ...withoutWords(decoderFiles(reference)),
    rules,
    access: { who, cautions, former },
    ...functionsParts(reference),
    ...Object.fromEntries(wordsParts(reference).map((part, index) => [`words-${index}`, part])),
    calls,
    ...Object.fromEntries(methods.map((part, index) => [`methods-${index}`, part])),
    asked,
    chains: placesBook(reference).chains,
    permits: permitsFile(reference),
    minimums: minimumsBook(reference),
    addresses: addressBook(reference),
    signatures: signaturesFile(reference),
    selectors: selectorsBook(reference),
  }).map(([name, book]) => ({ path: `${name}.json`, text: `${JSON.stringify(book)}\n` }));
};
