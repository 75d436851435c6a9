import type { AddressBook } from '@site/model/address-entry';
import type { CallsData } from '@site/model/calls-data';
import type { ErrorsBook, EventsBook, FunctionsBook, PlacesBook, SelectorsBook } from '@site/model/tools-book';

/** The data of the tools, one file each, loaded once whichever tool asks. Types: the generator writes them. */
const content = async <T>(file: Promise<unknown>): Promise<T> => ((await file) as { readonly default: T }).default;

export const loadPlaces = (): Promise<PlacesBook> =>
  content(import(/* webpackChunkName: "t-places" */ '@site/.generated/tools/places.json'));
export const loadErrors = (): Promise<ErrorsBook> =>
  content(import(/* webpackChunkName: "t-errors" */ '@site/.generated/tools/errors.json'));
export const loadFunctions = (): Promise<FunctionsBook> =>
  content(import(/* webpackChunkName: "t-functions" */ '@site/.generated/tools/functions.json'));
export const loadEvents = (): Promise<EventsBook> =>
  content(import(/* webpackChunkName: "t-events" */ '@site/.generated/tools/events.json'));
export const loadSelectors = (): Promise<SelectorsBook> =>
  content(import(/* webpackChunkName: "t-selectors" */ '@site/.generated/tools/selectors.json'));
export const loadCalls = (): Promise<CallsData> =>
  content(import(/* webpackChunkName: "t-calls" */ '@site/.generated/tools/calls.json'));
export const loadAddresses = (): Promise<AddressBook> =>
  content(import(/* webpackChunkName: "t-addresses" */ '@site/.generated/tools/addresses.json'));
