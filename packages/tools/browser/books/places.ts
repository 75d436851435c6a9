import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { unpackPlaces } from '../../book/unpack-places';
import { content } from './content';

export const loadPlaces = async (): Promise<PlacesBook> =>
  unpackPlaces(await content(import(/* webpackChunkName: "t-places" */ '@site/.generated/tools/places.json')));
