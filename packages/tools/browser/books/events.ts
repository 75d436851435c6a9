import type { EventsBook } from '@site/model/tools-book';
import { unpackEvents } from '@site/tools/book/inputs';
import { content } from './content';

export const loadEvents = async (): Promise<EventsBook> =>
  unpackEvents(await content(import(/* webpackChunkName: "t-events" */ '@site/.generated/tools/events.json')));
