import type { Hex } from 'viem';
import type { ErrorsFile, FunctionsBook, PlacesBook } from '@site/model/tools-book';
import { unpackErrors } from '../../tools/book/errors';
import { decode, errorsWith, functionsWith, type Decoded } from './decode';

/** A file of the generator; the tools load the same. */
const content = async <T>(file: Promise<unknown>): Promise<T> => ((await file) as { readonly default: T }).default;

const loadPlaces = (): Promise<PlacesBook> =>
  content(import(/* webpackChunkName: "t-places" */ '@site/.generated/tools/places.json'));
const loadFunctions = (): Promise<FunctionsBook> =>
  content(import(/* webpackChunkName: "t-functions" */ '@site/.generated/tools/functions.json'));
const loadErrors = (): Promise<ErrorsFile> =>
  content(import(/* webpackChunkName: "t-errors" */ '@site/.generated/tools/errors.json'));

/** Loads what the functions or the errors of the SDK are, and decodes data with it. Rejects when a file fails to load. */
export async function loadDecoded(data: Hex, kind: 'abi-function' | 'error'): Promise<Decoded | null> {
  const places = await loadPlaces();
  const candidates =
    kind === 'error' ? errorsWith(unpackErrors(await loadErrors()), data) : functionsWith(await loadFunctions(), data);
  return decode(data, candidates, places);
}
