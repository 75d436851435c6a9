import type { PlacesBook } from '@site/model/tools-book';
import { unpackPlaces } from '@site/tools/book/places';
import { content } from './content';

export const loadPlaces = async (): Promise<PlacesBook> =>
  unpackPlaces(await content(import(/* webpackChunkName: "t-places" */ '@site/.generated/tools/places.json')));
