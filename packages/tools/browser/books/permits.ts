import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import type { PermitsFile } from '@sdk-docs/reference/model/tools-files';
import { unpackPermits } from '../../book/calls';
import { content } from './content';

/** The addresses are those of the places, which the tools load as well. */
export async function loadPermits(places: Promise<PlacesBook>): Promise<CallsData> {
  const file = content<PermitsFile>(import(/* webpackChunkName: "t-permits" */ '@site/.generated/tools/permits.json'));
  return unpackPermits(await file, await places);
}
