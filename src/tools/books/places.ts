import type { PlacesBook } from '@site/model/tools-book';
import { content } from './content';

export const loadPlaces = (): Promise<PlacesBook> =>
  content(import(/* webpackChunkName: "t-places" */ '@site/.generated/tools/places.json'));
