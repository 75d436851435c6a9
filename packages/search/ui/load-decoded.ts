import type { Hex } from 'viem';
import { loadErrors } from '@sdk-docs/tools/browser/books/errors';
import { loadAllFunctions } from '@sdk-docs/tools/browser/books/functions';
import { loadPlaces } from '@sdk-docs/tools/browser/books/places';
import { decodeCall, decodeError, type Decoded } from './decode';

/** Loads the functions or the errors of the SDK, and decodes data with them. Rejects when a file fails to load. */
export async function loadDecoded(data: Hex, kind: 'abi-function' | 'error'): Promise<Decoded | null> {
  const places = await loadPlaces();
  return kind === 'error'
    ? decodeError(data, await loadErrors(), places)
    : decodeCall(data, await loadAllFunctions(), places);
}
