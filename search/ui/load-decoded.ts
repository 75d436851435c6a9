import type { Hex } from 'viem';
import { unpackErrors } from '@site/tools/book/errors';
import { unpackFunctions } from '@site/tools/book/inputs';
import { unpackPlaces } from '@site/tools/book/places';
import { decode, errorsWith, functionsWith, type Decoded } from './decode';

const loadPlaces = async () =>
  unpackPlaces(json(await import(/* webpackChunkName: "t-places" */ '@site/.generated/tools/places.json')));
const loadFunctions = async () =>
  unpackFunctions(json(await import(/* webpackChunkName: "t-functions" */ '@site/.generated/tools/functions.json')));
const loadErrors = async () =>
  unpackErrors(json(await import(/* webpackChunkName: "t-errors" */ '@site/.generated/tools/errors.json')));

/** A file of the generator; the tools load the same. */
const json = <T>(file: unknown): T => (file as { readonly default: T }).default;

/** Loads what the functions or the errors of the SDK are, and decodes data with it. Rejects when a file fails to load. */
export async function loadDecoded(data: Hex, kind: 'abi-function' | 'error'): Promise<Decoded | null> {
  const places = await loadPlaces();
  const candidates =
    kind === 'error' ? errorsWith(await loadErrors(), data) : functionsWith(await loadFunctions(), data);
  return decode(data, candidates, places);
}
